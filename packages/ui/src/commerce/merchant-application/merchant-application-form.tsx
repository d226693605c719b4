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
  /** Values of the chosen categories. */
  category?: readonly string[] | undefined;
  pictures?: readonly UploadPicture[] | undefined;
}

export interface MerchantApplicationFormProps extends Omit<ComponentPropsWithoutRef<'form'>, 'children'> {
  /** What can be sold. */
  categories: readonly ComboboxOption[];
  /** Whether one category is the most; sends a single value. */
  oneCategory?: boolean | undefined;
  /** Kinds of stores; without them it is not asked. */
  storeTypes?: readonly { value: string; label: string }[] | undefined;
  /** What was filled in before. */
  values?: ApplicationValues | undefined;
  /** What is wrong with a field, or why the reviewer refused it. */
  errors?: Partial<Record<ApplicationField, ReactNode>> | undefined;
  /** What is wrong with the whole. */
  error?: ReactNode;
  /** Sends the pictures of the licence; its limits and its hint say what is taken. */
  upload: Pick<UploadProps, 'onUpload'> & Pick<Partial<UploadProps>, 'accept' | 'hint' | 'max' | 'maxBytes'>;
  /** The button that sends a code; without it no code is asked for. Without script it posts `intent=sendCode`. */
  code?: Pick<ResendButtonProps, 'onSend' | 'onUntilChange' | 'seconds' | 'until'> | undefined;
  /** `PhoneField` instead of a plain one. */
  phone?: ReactNode;
  /** The agreement's words with their links. */
  agreement: ReactNode;
  /** Form names, where they differ from the fields' names. */
  names?: Partial<Record<ApplicationField, string>> | undefined;
  step?: ApplicationStep | undefined;
  /** The first with an error, else the first, when absent. */
  defaultStep?: ApplicationStep | undefined;
  /** Another step shows; `data` is what the form holds, to be saved. */
  onStepChange?: ((change: { step: ApplicationStep; data: FormData }) => void) | undefined;
  /** The form is on its way. */
  pending?: boolean | undefined;
  /** It was refused before and is sent again. */
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
 * Applies to sell: four steps with script, one long form without. A step is left when what it asks for is there;
 * going on calls `onStepChange`, sending the last one calls `onSubmit`.
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
      // At once, so that what has the focus next is there.
      flushSync(() => {
        setStep(next);
        setReached(Math.max(reached, applicationSteps.indexOf(next)));
      });
      sectionOf(next)?.querySelector('legend')?.focus();
    };
    /** Whether all that a step asks for is there; says what is not. */
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
        // Enter in a field and "Continue" finish a step, not the form: the caller hears of the whole only.
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
        // Each step says itself what is missing; the browser would stop at fields of steps that are not shown.
        noValidate={hydrated || rest.noValidate}
        onSubmit={submit}
        className={clsx(css.root, className)}
      >
        {/* Enter presses the first button of a form: let it be one that goes on, not the one that sends a code. */}
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
