import { limits } from '@marketfront/api-client';
import {
  type ApplicationField,
  applicationFields,
  type ApplicationStep,
  applicationSteps,
  MerchantApplicationForm,
  Notice,
  stepOfField,
  useToast,
} from '@marketfront/ui';
import { PhoneField } from '@marketfront/ui/country-picker';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';
import { useNavigation, useSubmit } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { defaultPhoneCountry } from '../../session/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import * as css from './application-page.css.ts';
import type { ApplicationData } from './application.server.ts';
import { useResource } from '../../http/index.ts';
import { applicationCode } from './resources.ts';
import { applicationDraft } from './application-draft.ts';
import { usePictureUpload } from '../../content/index.ts';

type Errors = Readonly<Record<string, string | undefined>>;

export interface Initial {
  readonly values: Errors;
  readonly pictures: readonly string[];
  readonly step?: string;
  readonly codeUntil?: number;
}

interface ApplicationFieldsProps {
  readonly data: ApplicationData;
  readonly initial: Initial;
  readonly refused:
    | {
        readonly message: string;
        readonly errors: Errors;
        readonly sentCode: boolean;
      }
    | undefined;
  readonly agreement: ReactNode;
  readonly form: RefObject<HTMLFormElement | null>;
}

const isStep = (step: string | undefined): step is ApplicationStep =>
  applicationSteps.some((name) => name === step);

const stepOfFirst = (errors: Errors): ApplicationStep | undefined => {
  const field = applicationFields.find((name) => errors[name]);
  return field && stepOfField[field];
};

/** The four steps. The values stay in this browser until they are sent. */
export function ApplicationFields({
  data,
  initial: given,
  refused,
  agreement,
  form,
}: ApplicationFieldsProps) {
  const t = useMessages('onboarding');
  const site = useMessages('site');
  const path = usePath();
  const codes = useResource(applicationCode);
  const submit = useSubmit();
  const toast = useToast();
  const pending = useNavigation().state === 'submitting';
  const [initial] = useState(given);
  const { values, pictures } = initial;
  const [codeErrors, setCodeErrors] = useState<Errors>({});
  /** The missing fields of the current step. */
  const [missing, setMissing] = useState<Errors>({});
  const [codeUntil, setCodeUntil] = useState(initial.codeUntil ?? 0);
  const [storeType, setStoreType] = useState(values.storeType);
  const { error: uploadError, ...upload } = usePictureUpload('settlement', limits.qualificationPictures);
  // A reviewer's comments stay at the fields until the form is sent again.
  const errors: Errors = { ...(refused ? refused.errors : data.refusals), ...codeErrors, ...missing };
  const [step, setStep] = useState<ApplicationStep>(
    () => (isStep(initial.step) ? initial.step : stepOfFirst(errors)) ?? 'company',
  );
  const [answered, setAnswered] = useState(refused);
  if (refused !== answered) {
    setAnswered(refused);
    setStep((shown) => (refused && stepOfFirst(refused.errors)) ?? shown);
  }
  useEffect(() => {
    if (!refused || refused.sentCode) return;
    // Runs after the step is shown.
    requestAnimationFrame(() =>
      form.current?.querySelector<HTMLElement>('[data-state=active] [aria-invalid=true]')?.focus(),
    );
  }, [refused, form]);

  const keep = (change: { step?: ApplicationStep; codeUntil?: number } = {}) => {
    if (!form.current) return;
    const fields = new FormData(form.current);
    const texts = [...fields].filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const { code: _code, pictures: _pictures, agreement: _agreement, ...entered } = Object.fromEntries(texts);
    applicationDraft.keep({
      from: data.from,
      step: change.step ?? step,
      values: entered,
      pictures: texts.flatMap(([name, value]) => (name === 'pictures' && value ? [value] : [])),
      codeUntil: change.codeUntil ?? codeUntil,
    });
  };

  const onSend = async (): Promise<boolean> => {
    if (!form.current) return false;
    const email = new FormData();
    email.set('email', String(new FormData(form.current).get('email') ?? ''));
    const sent = await codes.send(email);
    const answer = sent ?? { ok: false, message: site('site.unreachable') };
    setCodeErrors(answer.errors ?? {});
    toast({ tone: answer.ok ? 'success' : 'critical', message: answer.message });
    return answer.ok;
  };

  const requirements = data.types.find(({ value }) => value === storeType)?.requirements;
  const hint = t('onboarding.pictureHint');
  const at = (field: ApplicationField) => errors[field];
  const hasPlace = applicationFields.some((field) => errors[field]);
  return (
    <>
      {refused?.sentCode && (
        <Notice tone="success" role="status">
          {refused.message}
        </Notice>
      )}
      <MerchantApplicationForm
        ref={form}
        className={css.form}
        action={path(accountPaths.merchantApplication(data.from || undefined))}
        encType="multipart/form-data"
        categories={data.categories}
        oneCategory
        withAddress
        storeTypes={data.types}
        values={{
          companyName: values.companyName,
          storeType: values.storeType,
          address: values.address,
          name: values.name,
          email: values.email,
          category: values.category ? [values.category] : [],
          pictures: pictures.map((url) => ({ url })),
        }}
        errors={{
          companyName: at('companyName'),
          storeType: at('storeType'),
          category: at('category'),
          address: at('address'),
          name: at('name'),
          phone: at('phone'),
          email: at('email'),
          code: at('code'),
          pictures: uploadError ?? at('pictures'),
          agreement: at('agreement'),
        }}
        error={refused ? (hasPlace || refused.sentCode ? undefined : refused.message) : data.refusal}
        upload={{ ...upload, hint: requirements ? `${requirements} ${hint}` : hint }}
        code={{
          onSend,
          until: codeUntil,
          onUntilChange: ({ until }) => {
            setCodeUntil(until);
            keep({ codeUntil: until });
          },
        }}
        phone={
          <PhoneField
            name="phone"
            countryName="phoneCountry"
            defaultCountry={values.phoneCountry ?? defaultPhoneCountry}
            defaultValue={values.phone}
            autoComplete="tel-national"
            required
            error={at('phone')}
          />
        }
        agreement={agreement}
        step={step}
        onIncomplete={({ fields }) => {
          const { missing: empty, wrongEmail } = data.fieldMessages;
          const found = fields.map(({ field, isMissing }) => [field, isMissing ? empty[field] : wrongEmail]);
          setMissing(Object.fromEntries(found));
          toast({ tone: 'critical', message: found[0]?.[1] ?? '' });
        }}
        onStepChange={({ step: next }) => {
          setStep(next);
          setMissing({});
          keep({ step: next });
        }}
        pending={pending}
        again={data.from > 0}
        onChange={() => {
          const chosen = form.current && new FormData(form.current).get('storeType');
          if (typeof chosen === 'string') setStoreType(chosen);
          keep();
        }}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
          void submit(event.currentTarget, { preventScrollReset: true });
        }}
      />
    </>
  );
}
