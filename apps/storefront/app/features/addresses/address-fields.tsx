import { AddressFormFields } from '@marketfront/ui';
import { CountryPicker, PhoneField } from '@marketfront/ui/country-picker';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useDeliveryCountry } from '../../state/delivery-country.ts';

/** Goes with the spec's default dial code, 44. */
const defaultCountry = 'GB';

type Texts = Readonly<Record<string, string>>;

export interface AddressFieldsProps {
  /** What was typed, or is saved, by form name. */
  readonly values: Texts;
  /** What is wrong, by form name. */
  readonly errors: Texts;
  /** Whether "use as my default" is ticked. */
  readonly makeDefault: boolean;
  /** Fields of one line of street and number, for an address whose parts the API has joined. */
  readonly joined?: boolean;
}

const ownLine = ['name', 'country', 'address', 'postCode', 'phone', 'email'] as const;

/** The fields of an address in the order of its country, in any form. */
export function AddressFields({ values, errors, makeDefault, joined = false }: AddressFieldsProps) {
  const t = useMessages('addresses');
  const [deliveryCountry] = useDeliveryCountry();
  const [country, setCountry] = useState(values.country || deliveryCountry || defaultCountry);
  const [phoneCountry, setPhoneCountry] = useState(values.phoneCountry);
  return (
    <AddressFormFields
      // The checkout calls its choice of an address `address`.
      names={{ address: 'detail' }}
      values={{ ...values, address: values.detail ?? '' }}
      errors={{ ...errors, address: errors.detail ?? '' }}
      countryCode={country}
      {...(joined && { fields: ownLine })}
      country={
        <CountryPicker
          name="country"
          label={t('addresses.country')}
          value={country}
          onChange={({ country: chosen }) => setCountry(chosen)}
          autoComplete="shipping country"
          required
        />
      }
      phone={
        <PhoneField
          name="phone"
          countryName="phoneCountry"
          country={phoneCountry ?? country}
          onCountryChange={({ country: chosen }) => setPhoneCountry(chosen)}
          defaultValue={values.phone}
          autoComplete="shipping tel-national"
          error={errors.phone}
        />
      }
      makeDefault={makeDefault}
    />
  );
}
