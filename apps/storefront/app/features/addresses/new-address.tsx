import { AddressFormFields, Button, ButtonLink, Inline, Panel, Stack, Heading } from '@marketfront/ui';
import { CountryPicker, PhoneField } from '@marketfront/ui/country-picker';
import { useState } from 'react';
import { Form } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { panel } from './new-address.css.ts';
import type { AddressRefusal } from './addresses.server.ts';

/** Goes with the spec's default dial code, 44. */
const defaultCountry = 'GB';

interface NewAddressProps {
  /** Where the form is posted, in the language of the page. */
  readonly action: string;
  /** Where "Cancel" leads; without it the form cannot be left. */
  readonly cancelHref?: string | undefined;
  readonly refusal?: AddressRefusal | undefined;
}

/** Adds an address during the checkout; what was typed stays when something is missing. */
export function NewAddress({ action, cancelHref, refusal }: NewAddressProps) {
  const t = useMessages('addresses');
  const [country, setCountry] = useState(refusal?.values.country || defaultCountry);
  const [phoneCountry, setPhoneCountry] = useState<string>();
  return (
    <Panel className={panel}>
      <Form method="post" action={action} preventScrollReset>
        <Stack gap="lg">
          <Heading level={2} size="md">
            {t('addresses.new')}
          </Heading>
          <AddressFormFields
            values={refusal?.values ?? {}}
            errors={refusal?.errors ?? {}}
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
                defaultValue={refusal?.values.phone}
                autoComplete="shipping tel-national"
                error={refusal?.errors.phone}
              />
            }
            makeDefault={cancelHref === undefined}
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
      </Form>
    </Panel>
  );
}
