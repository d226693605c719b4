'use client';
import type { ReactNode } from 'react';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { Combobox } from '../../primitives/combobox/combobox.tsx';
import { ResendButton } from '../../primitives/resend-button/resend-button.tsx';
import { Select } from '../../primitives/select/select.tsx';
import { TextField } from '../../primitives/text-field/text-field.tsx';
import { Upload } from '../../primitives/upload/upload.tsx';
import { useMessages } from '../../provider/use-message.ts';
import type { ApplicationField, ApplicationStep } from './application.variants.ts';
import type { MerchantApplicationFormProps } from './merchant-application-form.tsx';
import * as css from './merchant-application.css.ts';

interface ApplicationSectionProps
  extends Pick<
    MerchantApplicationFormProps,
    | 'categories'
    | 'oneCategory'
    | 'withAddress'
    | 'storeTypes'
    | 'values'
    | 'errors'
    | 'upload'
    | 'code'
    | 'phone'
    | 'agreement'
    | 'names'
  > {
  step: ApplicationStep;
  /** Prefix of the ids of the fields. */
  id: string;
}

/** The fields of one step. */
export function ApplicationSection({
  step,
  id,
  categories,
  oneCategory = false,
  withAddress = false,
  storeTypes = [],
  values = {},
  errors = {},
  upload,
  code,
  phone,
  agreement,
  names = {},
}: ApplicationSectionProps) {
  const t = useMessages();
  const nameOf = (field: ApplicationField) => names[field] ?? field;
  const common = (field: ApplicationField) => ({
    id: `${id}-${field}`,
    name: nameOf(field),
    error: errors[field],
    required: true,
  });
  const selected = values.category ?? [];
  const categoryProps = { ...common('category'), label: t('application.category'), options: categories };

  const sections: Record<ApplicationStep, () => ReactNode> = {
    company: () => (
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
          <Combobox {...categoryProps} defaultValue={selected[0]} />
        ) : (
          <Combobox {...categoryProps} multiple defaultValue={selected} />
        )}
        {withAddress && (
          <TextField
            {...common('address')}
            label={t('application.address')}
            defaultValue={values.address}
            autoComplete="address-line1"
          />
        )}
      </>
    ),
    contact: () => (
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
    documents: () => (
      <Upload
        max={5}
        accept="image/jpeg,image/png"
        {...upload}
        {...common('pictures')}
        label={t('application.pictures')}
        defaultValue={values.pictures}
      />
    ),
    agreement: () => (
      <Checkbox name={nameOf('agreement')} value="1" required error={errors.agreement}>
        {agreement}
      </Checkbox>
    ),
  };
  return sections[step]();
}
