import { AddressFormFields, Button, ButtonLink, Inline, Panel, Stack, Heading } from '@marketfront/ui';
import { CountryPicker, PhoneField } from '@marketfront/ui/country-picker';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { useDeliveryCountry } from '../../state/delivery-country.ts';

/** Goes with the spec's default dial code, 44. */
const defaultCountry = 'GB';

type Texts = Readonly<Record<string, string>>;

interface NewAddressProps {
  /** Where "Cancel" leads; without it the fields cannot be left. */
  readonly cancelHref?: string | undefined;
  /** What was typed, by form name. */
  readonly values: Texts;
  /** What is wrong, by form name. */
  readonly errors: Texts;
}

/** The fields of a new address inside the form of the checkout, with a button that only saves them. */
export function NewAddress({ cancelHref, values, errors }: NewAddressProps) {
  const t = useMessages('addresses');
  const [deliveryCountry] = useDeliveryCountry();
  const [country, setCountry] = useState(values.country || deliveryCountry || defaultCountry);
  const [phoneCountry, setPhoneCountry] = useState(values.phoneCountry);
  return (
    <Panel>
      <Stack gap="lg">
        {!cancelHref && (
          <Heading level={3} size="md">
            {t('addresses.new')}
          </Heading>
        )}
        <AddressFormFields
          // The checkout calls its choice of an address `address`.
          names={{ address: 'detail' }}
          values={{ ...values, address: values.detail ?? '' }}
          errors={{ ...errors, address: errors.detail ?? '' }}
          countryCode={country}
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
          makeDefault={Object.hasOwn(values, 'name') ? values.isDefault !== undefined : !cancelHref}
        />
        <Inline gap="md">
          <Button tone="primary" type="submit" name="intent" value="saveAddress">
            {t('addresses.save')}
          </Button>
          {cancelHref && (
            <ButtonLink tone="quiet" href={cancelHref}>
              {t('addresses.cancel')}
            </ButtonLink>
          )}
        </Inline>
      </Stack>
    </Panel>
  );
}
