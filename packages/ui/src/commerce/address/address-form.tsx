'use client';
import { clsx } from 'clsx';
import { forwardRef, type ComponentPropsWithoutRef, type ReactNode } from 'react';
import { Checkbox } from '../../primitives/checkbox/checkbox.tsx';
import { TextField, type TextFieldProps } from '../../primitives/text-field/text-field.tsx';
import { useMessages } from '../../provider/use-message.ts';
import * as css from './address.css.ts';
import { addressFields, addressOrder, hasPostCode, type AddressField } from './address-format.ts';

type Texts = Partial<Record<AddressField, string>>;

export interface AddressFormFieldsProps extends Omit<ComponentPropsWithoutRef<'div'>, 'children'> {
  /** ISO 3166-1 alpha-2 code; determines order and fields. */
  countryCode?: string | undefined;
  /** The fields to show, in any order. */
  fields?: readonly AddressField[] | undefined;
  /** The required fields. */
  requiredFields?: readonly AddressField[] | undefined;
  /** Form names that differ from the field names. */
  names?: Texts | undefined;
  /** Initial values. */
  values?: Texts | undefined;
  /** Error messages. */
  errors?: Texts | undefined;
  /** `CountryPicker`. */
  country?: ReactNode;
  /** `PhoneField` instead of a text field. */
  phone?: ReactNode;
  /** The initial state of "use as my default"; without it the checkbox is omitted. */
  makeDefault?: boolean | undefined;
  /** Prefix of the autocomplete tokens. */
  section?: 'shipping' | 'billing' | undefined;
}

const fieldProps: Record<
  AddressField,
  { autoComplete: string; wide: boolean; input?: Partial<TextFieldProps> }
> = {
  name: { autoComplete: 'name', wide: true },
  country: { autoComplete: 'country', wide: true },
  address: { autoComplete: 'address-line1', wide: true },
  address2: { autoComplete: 'address-line2', wide: true },
  city: { autoComplete: 'address-level2', wide: false },
  region: { autoComplete: 'address-level1', wide: false },
  postCode: { autoComplete: 'postal-code', wide: false, input: { autoCapitalize: 'characters' } },
  phone: { autoComplete: 'tel', wide: false, input: { type: 'tel', inputMode: 'tel' } },
  email: {
    autoComplete: 'email',
    wide: false,
    input: { type: 'email', inputMode: 'email', autoCapitalize: 'none' },
  },
};

const always: readonly AddressField[] = ['name', 'address', 'postCode'];

/** The inputs of an address in the order of its country, to be used inside a form. */
export const AddressFormFields = forwardRef<HTMLDivElement, AddressFormFieldsProps>(
  function AddressFormFields(
    {
      countryCode,
      fields = addressFields,
      requiredFields = always,
      names = {},
      values = {},
      errors = {},
      country,
      phone,
      makeDefault,
      section = 'shipping',
      className,
      ...rest
    },
    ref,
  ) {
    const t = useMessages();
    const slots: Partial<Record<AddressField, ReactNode>> = { country, phone };
    const order = addressOrder(countryCode).filter((field) => fields.includes(field));
    return (
      <div ref={ref} {...rest} className={clsx(css.form, className)}>
        {order.map((field) => {
          const { autoComplete, wide, input } = fieldProps[field];
          const required =
            requiredFields.includes(field) && (field !== 'postCode' || hasPostCode(countryCode));
          return (
            <div key={field} data-part="field" className={wide ? css.wide : css.half}>
              {slots[field] ?? (
                <TextField
                  {...input}
                  id={`address-${field}`}
                  label={t(`address.${field}`)}
                  name={names[field] ?? field}
                  defaultValue={values[field]}
                  error={errors[field]}
                  required={required}
                  autoComplete={`${section} ${autoComplete}`}
                />
              )}
            </div>
          );
        })}
        {makeDefault !== undefined && (
          <Checkbox name="isDefault" defaultChecked={makeDefault} className={css.wide}>
            {t('address.makeDefault')}
          </Checkbox>
        )}
      </div>
    );
  },
);
