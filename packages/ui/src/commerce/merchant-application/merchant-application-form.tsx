'use client';
import { clsx } from 'clsx';
import { forwardRef, useId, useRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Button } from '../../primitives/button/button.tsx';
import type { ComboboxOption } from '../../primitives/combobox/combobox-options.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import type { ResendButtonProps } from '../../primitives/resend-button/resend-button.tsx';
import { Steps } from '../../primitives/steps/steps.tsx';
import type { UploadProps } from '../../primitives/upload/upload.tsx';
import type { UploadPicture } from '../../primitives/upload/use-uploads.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import { useMessages } from '../../provider/use-message.ts';
import { noScriptOnly, scriptOnly } from '../../styles/helpers.css.ts';
import {
  applicationFields,
  applicationSteps,
  stepOfField,
  type ApplicationField,
  type ApplicationStep,
  type IncompleteApplicationField,
} from './application.variants.ts';
import { ApplicationSection } from './application-section.tsx';
import { ownElement } from '../../styles/own.css.ts';
import * as css from './merchant-application.css.ts';
import { useApplicationSteps } from './use-application-steps.ts';

type TextFieldName = 'companyName' | 'storeType' | 'address' | 'name' | 'phone' | 'email';

export interface ApplicationValues extends Partial<Record<TextFieldName, string | undefined>> {
  /** Values of the selected categories. */
  category?: readonly string[] | undefined;
  /** The uploaded pictures of the licences. */
  pictures?: readonly UploadPicture[] | undefined;
}

export interface MerchantApplicationFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** The categories to choose from. */
  categories: readonly ComboboxOption[];
  /** At most one category; submits a single value. */
  oneCategory?: boolean | undefined;
  /** Asks for the address of the business too. */
  withAddress?: boolean | undefined;
  /** The kinds of stores; without them the question is omitted. */
  storeTypes?: readonly { value: string; label: string }[] | undefined;
  /** Initial values. */
  values?: ApplicationValues | undefined;
  /** The error of a field, or the reviewer's reason. */
  errors?: Partial<Record<ApplicationField, ReactNode>> | undefined;
  /** The error of the whole form. */
  error?: ReactNode;
  /** Uploads the pictures of the licence; its limits and its hint describe the accepted files. */
  upload: Pick<UploadProps, 'onUpload'> & Pick<Partial<UploadProps>, 'accept' | 'hint' | 'max' | 'maxBytes'>;
  /** The button that sends a code; without it no code is required. Without script it posts `intent=sendCode`. */
  code?: Pick<ResendButtonProps, 'onSend' | 'onUntilChange' | 'seconds' | 'until'> | undefined;
  /** `PhoneField` instead of a text field. */
  phone?: ReactNode;
  /** The text of the agreement with its links. */
  agreement: ReactNode;
  /** Form names that differ from the field names. */
  names?: Partial<Record<ApplicationField, string>> | undefined;
  /** The step shown, controlled. */
  step?: ApplicationStep | undefined;
  /** By default the first step with an error, otherwise the first step. */
  defaultStep?: ApplicationStep | undefined;
  /** Called when another step is shown; `data` holds the values so far, to be saved. */
  onStepChange?: ((change: { step: ApplicationStep; data: FormData }) => void) | undefined;
  /**
   * Called instead of the browser's own messages when a step cannot be left yet, so that `errors` can explain it in the
   * language of the page.
   */
  onIncomplete?: ((change: { fields: readonly IncompleteApplicationField[] }) => void) | undefined;
  /** The form is being sent. */
  pending?: boolean | undefined;
  /** The application was rejected before and is sent again. */
  again?: boolean | undefined;
  /** Hidden inputs. */
  children?: ReactNode;
}

function firstStepWithError(errors: Partial<Record<ApplicationField, ReactNode>>) {
  const field = applicationFields.find((name) => errors[name]);
  return field && stepOfField[field];
}

/**
 * A merchant's application: four steps with script, one long form without. A step ends when its fields are valid:
 * the next step calls `onStepChange`, the last one calls `onSubmit`.
 */
export const MerchantApplicationForm = forwardRef<HTMLFormElement, MerchantApplicationFormProps>(
  function MerchantApplicationForm(
    {
      categories,
      oneCategory,
      withAddress,
      storeTypes,
      values,
      errors = {},
      error,
      upload,
      code,
      phone,
      agreement,
      names,
      step: prop,
      defaultStep,
      onStepChange,
      onIncomplete,
      pending = false,
      again = false,
      onSubmit,
      children,
      className,
      ...rest
    },
    ref,
  ) {
    const section = {
      categories,
      oneCategory,
      withAddress,
      storeTypes,
      values,
      errors,
      upload,
      code,
      phone,
      agreement,
      names,
    };
    const t = useMessages();
    const id = useId();
    const form = useRef<HTMLFormElement>(null);
    const { step, stepIndex, reached, isLast, goTo, submit } = useApplicationSteps({
      form,
      step: prop,
      initialStep: defaultStep ?? firstStepWithError(errors) ?? 'company',
      isOf: (control, field) => control.id === `${id}-${field}` || control.name === (names?.[field] ?? field),
      onIncomplete,
      onStepChange,
      onSubmit,
    });

    return (
      <form
        ref={useMergedRef(ref, form)}
        method="post"
        aria-busy={pending || undefined}
        noValidate
        {...rest}
        onSubmit={submit}
        className={clsx(css.root, className)}
      >
        {/* Enter activates the first submit button of a form, which must not be the one that sends a code. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden className={ownElement} />
        {children}
        <Steps
          className={scriptOnly}
          items={applicationSteps.map((name, index) => ({
            label: t(`application.${name}`),
            state: index === stepIndex ? 'current' : index < Math.max(stepIndex, reached) ? 'done' : 'next',
          }))}
        />
        {error && (
          <Notice tone="critical" role="alert" title={t('application.wrong')}>
            {error}
          </Notice>
        )}
        {applicationSteps.map((name) => (
          <fieldset
            key={name}
            data-step={name}
            data-part="section"
            data-state={name === step ? 'active' : 'inactive'}
            className={css.section}
          >
            <legend tabIndex={-1} data-part="legend" className={css.legend}>
              {t(`application.${name}`)}
            </legend>
            <div className={css.fields}>
              <ApplicationSection step={name} id={id} {...section} />
            </div>
          </fieldset>
        ))}
        <div data-part="foot" className={css.foot}>
          {stepIndex > 0 && (
            <Button
              className={scriptOnly}
              onClick={({ detail }) => {
                // The second click of a double click on "Next" reaches this button.
                if (detail < 2) goTo(applicationSteps[stepIndex - 1] ?? 'company');
              }}
            >
              {t('application.back')}
            </Button>
          )}
          {!isLast && (
            <Button type="submit" tone="primary" className={scriptOnly}>
              {t('application.next')}
            </Button>
          )}
          <Button
            type="submit"
            tone="primary"
            loading={pending}
            className={isLast ? undefined : noScriptOnly}
          >
            {t(again ? 'application.again' : 'application.send')}
          </Button>
        </div>
      </form>
    );
  },
);
