'use client';
import { clsx } from 'clsx';
import {
  forwardRef,
  useId,
  useRef,
  useState,
  type ComponentPropsWithoutRef,
  type FormEvent,
  type ReactNode,
} from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../primitives/button/button.tsx';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import type { ComboboxOption } from '../../primitives/combobox/combobox-options.ts';
import { Notice } from '../../primitives/notice/notice.tsx';
import { ResendButton, type ResendButtonProps } from '../../primitives/resend-button/resend-button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { Steps } from '../../primitives/steps/steps.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Upload, type UploadProps } from '../../primitives/upload/upload.tsx';
import type { UploadPicture } from '../../primitives/upload/use-uploads.ts';
import { useControllableState } from '../../primitives/state/use-controllable-state.ts';
import { useHydrated } from '../../primitives/state/use-hydrated.ts';
import { useMergedRef } from '../../primitives/state/use-merged-ref.ts';
import { useMessages } from '../../provider/use-message.ts';
import { noScriptOnly, scriptOnly } from '../../styles/helpers.css.ts';
import {
  applicationFields,
  applicationSteps,
  stepOfField,
  type ApplicationField,
  type ApplicationStep,
} from './application.variants.ts';
import * as css from './merchant-application.css.ts';

type TextFieldName = 'companyName' | 'storeType' | 'name' | 'phone' | 'email';

export interface ApplicationValues extends Partial<Record<TextFieldName, string>> {
  /** Values of the selected categories. */
  category?: readonly string[] | undefined;
  pictures?: readonly UploadPicture[] | undefined;
}

export interface MerchantApplicationFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** The categories to choose from. */
  categories: readonly ComboboxOption[];
  /** At most one category; submits a single value. */
  oneCategory?: boolean | undefined;
  /** The kinds of stores; without them the question is omitted. */
  storeTypes?: readonly { value: string; label: string }[] | undefined;
  /** Initial values. */
  values?: ApplicationValues | undefined;
  /** The error of a field, or the reviewer's reason. */
  errors?: Partial<Record<ApplicationField, ReactNode>> | undefined;
  /** The error of the whole form. */
  error?: ReactNode;
  /** Uploads the pictures of the licence; its limits and its hint describe what is accepted. */
  upload: Pick<UploadProps, 'onUpload'> & Pick<Partial<UploadProps>, 'accept' | 'hint' | 'max' | 'maxBytes'>;
  /** The button that sends a code; without it no code is required. Without script it posts `intent=sendCode`. */
  code?: Pick<ResendButtonProps, 'onSend' | 'onUntilChange' | 'seconds' | 'until'> | undefined;
  /** `PhoneField` instead of a text field. */
  phone?: ReactNode;
  /** The text of the agreement with its links. */
  agreement: ReactNode;
  /** Form names that differ from the field names. */
  names?: Partial<Record<ApplicationField, string>> | undefined;
  step?: ApplicationStep | undefined;
  /** By default the first step with an error, otherwise the first step. */
  defaultStep?: ApplicationStep | undefined;
  /** Called when another step is shown; `data` holds the values so far, to be saved. */
  onStepChange?: ((change: { step: ApplicationStep; data: FormData }) => void) | undefined;
  /** The form is being sent. */
  pending?: boolean | undefined;
  /** The application was rejected before and is sent again. */
  again?: boolean | undefined;
  /** Hidden inputs. */
  children?: ReactNode;
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;
const isControl = (element: Element): element is Control => 'checkValidity' in element;

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
      oneCategory = false,
      storeTypes = [],
      values = {},
      errors = {},
      error,
      upload,
      code,
      phone,
      agreement,
      names = {},
      step: prop,
      defaultStep,
      onStepChange,
      pending = false,
      again = false,
      onSubmit,
      children,
      className,
      ...rest
    },
    ref,
  ) {
    const t = useMessages();
    const id = useId();
    const form = useRef<HTMLFormElement>(null);
    const hydrated = useHydrated();
    const change = (next: ApplicationStep) => {
      if (form.current) onStepChange?.({ step: next, data: new FormData(form.current) });
    };
    const [step, setStep] = useControllableState<ApplicationStep>({
      prop,
      defaultProp: defaultStep ?? firstStepWithError(errors) ?? 'company',
      onChange: change,
    });
    const at = applicationSteps.indexOf(step);
    const last = at === applicationSteps.length - 1;
    const [reached, setReached] = useState(at);

    const sectionOf = (name: ApplicationStep) =>
      form.current?.querySelector<HTMLElement>(`[data-step="${name}"]`);
    const goTo = (next: ApplicationStep) => {
      // Synchronously, so that the element to focus exists.
      flushSync(() => {
        setStep(next);
        setReached(Math.max(reached, applicationSteps.indexOf(next)));
      });
      sectionOf(next)?.querySelector('legend')?.focus();
    };
    /** Whether the fields of a step are valid; reports the invalid ones. */
    const isComplete = (name: ApplicationStep) => {
      const wrong = [...(sectionOf(name)?.querySelectorAll('input, select, textarea') ?? [])]
        .filter(isControl)
        .find((control) => !control.checkValidity());
      if (!wrong) return true;
      if (name !== step) goTo(name);
      wrong.reportValidity();
      return false;
    };
    const submit = (event: FormEvent<HTMLFormElement>) => {
      const { submitter } = event.nativeEvent as SubmitEvent;
      const sendsCode = submitter instanceof HTMLButtonElement && submitter.name === 'intent';
      if (hydrated && !sendsCode) {
        // Enter in a field and "Continue" end a step, not the form: `onSubmit` is called for the whole form only.
        const next = applicationSteps[at + 1];
        const complete = (next ? [step] : applicationSteps).every(isComplete);
        if (next || !complete) event.preventDefault();
        if (next && complete) goTo(next);
        if (next || !complete) return;
      }
      onSubmit?.(event);
    };

    const nameOf = (field: ApplicationField) => names[field] ?? field;
    const common = (field: ApplicationField) => ({
      id: `${id}-${field}`,
      name: nameOf(field),
      error: errors[field],
      required: true,
    });
    const chosen = values.category ?? [];
    const categoryProps = { ...common('category'), label: t('application.category'), options: categories };

    const sections: Record<ApplicationStep, ReactNode> = {
      company: (
        <>
          <TextField
            {...common('companyName')}
            label={t('application.companyName')}
            defaultValue={values.companyName}
            autoComplete="organization"
          />
          {storeTypes.length > 0 && (
            <Select
              {...common('storeType')}
              label={t('application.storeType')}
              options={storeTypes}
              defaultValue={values.storeType}
            />
          )}
          {oneCategory ? (
            <Combobox {...categoryProps} defaultValue={chosen[0]} />
          ) : (
            <Combobox {...categoryProps} multiple defaultValue={chosen} />
          )}
        </>
      ),
      contact: (
        <>
          <TextField
            {...common('name')}
            label={t('address.name')}
            defaultValue={values.name}
            autoComplete="name"
          />
          <div className={css.pair}>
            {phone ?? (
              <TextField
                {...common('phone')}
                label={t('address.phone')}
                defaultValue={values.phone}
                type="tel"
                inputMode="tel"
                autoComplete="tel"
              />
            )}
            <TextField
              {...common('email')}
              label={t('address.email')}
              defaultValue={values.email}
              type="email"
              inputMode="email"
              autoCapitalize="none"
              autoComplete="email"
            />
          </div>
          {code && (
            <TextField
              {...common('code')}
              label={t('application.code')}
              inputMode="numeric"
              autoComplete="one-time-code"
              end={<ResendButton {...code} type="submit" name="intent" value="sendCode" formNoValidate />}
            />
          )}
        </>
      ),
      documents: (
        <Upload
          max={5}
          accept="image/jpeg,image/png"
          {...upload}
          {...common('pictures')}
          label={t('application.pictures')}
          defaultValue={values.pictures}
        />
      ),
      agreement: (
        <Checkbox name={nameOf('agreement')} value="1" required error={errors.agreement}>
          {agreement}
        </Checkbox>
      ),
    };

    return (
      <form
        ref={useMergedRef(ref, form)}
        method="post"
        aria-busy={pending || undefined}
        {...rest}
        // Each step validates its own fields; the browser would stop at fields of hidden steps.
        noValidate={hydrated || rest.noValidate}
        onSubmit={submit}
        className={clsx(css.root, className)}
      >
        {/* Enter activates the first submit button of a form, which must not be the one that sends a code. */}
        <button type="submit" hidden tabIndex={-1} aria-hidden />
        {children}
        <Steps
          className={scriptOnly}
          items={applicationSteps.map((name, index) => ({
            label: t(`application.${name}`),
            state: index === at ? 'current' : index < Math.max(at, reached) ? 'done' : 'next',
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
            <div className={css.fields}>{sections[name]}</div>
          </fieldset>
        ))}
        <div data-part="foot" className={css.foot}>
          {at > 0 && (
            <Button className={scriptOnly} onClick={() => goTo(applicationSteps[at - 1] ?? 'company')}>
              {t('application.back')}
            </Button>
          )}
          {!last && (
            <Button type="submit" tone="primary" className={scriptOnly}>
              {t('application.next')}
            </Button>
          )}
          <Button type="submit" tone="primary" loading={pending} className={last ? undefined : noScriptOnly}>
            {t(again ? 'application.again' : 'application.send')}
          </Button>
        </div>
      </form>
    );
  },
);
