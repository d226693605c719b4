import { localeOf } from '@marketfront/i18n';
import { AddressFormFields } from '@marketfront/ui';
import { CountryPicker, PhoneField } from '@marketfront/ui/country-picker';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useLocaleCode } from '../../navigation/index.ts';
import { useDeliveryCountry } from '../../state/delivery-country.ts';
import { countryCodeOf } from './address-values.ts';
import { useChecksOnBlur } from './use-checks-on-blur.ts';

/**
 * The usual country of a language. For English, used in many countries, it is that of the spec's default dial code, 44;
 * for others, the one with the most speakers.
 */
const countryOfLanguage = (tag: string) =>
  tag.startsWith('en') ? 'GB' : (new Intl.Locale(tag).maximize().region ?? 'GB');

type Texts = Readonly<Record<string, string>>;

export interface AddressFieldsProps {
  /** The typed or saved values by form name. */
  readonly values: Texts;
  /** Errors by field name. */
  readonly errors: Texts;
  /** Whether "use as my default" is ticked. */
  readonly makeDefault: boolean;
  /** Uses one line for street and number, for an address whose parts the API has joined. */
  readonly joined?: boolean;
  /** The country of the shopper's other addresses. */
  readonly usualCountry?: string | undefined;
}

const ownLine = ['name', 'country', 'address', 'postCode', 'phone', 'email'] as const;

/** The fields of an address in the order of its country, in any form. */
export function AddressFields({
  values,
  errors: given,
  makeDefault,
  joined = false,
  usualCountry,
}: AddressFieldsProps) {
  const t = useMessages('addresses');
  const [deliveryCountry] = useDeliveryCountry();
  const { tag } = localeOf(useLocaleCode());
  const [country, setCountry] = useState(
    values.country || deliveryCountry || countryCodeOf(usualCountry ?? null) || countryOfLanguage(tag),
  );
  const [phoneCountry, setPhoneCountry] = useState(values.phoneCountry);
  const { errors, handlers } = useChecksOnBlur(given);
  return (
    <AddressFormFields
      {...handlers}
      // The name `address` is taken by the checkout's choice of an address.
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
