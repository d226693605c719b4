import { AddressFormFields, Button, ButtonLink, Inline, Panel, Stack, Heading } from '@marketfront/ui';
import { CountryPicker, PhoneField } from '@marketfront/ui/country-picker';
import { useState } from 'react';
import { Form, useSearchParams } from 'react-router';
import { usePath } from '../../platform/use-root.ts';
import { useMessages } from '../../messages/index.ts';
import { panel } from './new-address.css.ts';
import type { CheckoutAnswer } from './checkout-page.tsx';

/** Goes with the spec's default dial code, 44. */
const defaultCountry = 'GB';

/** Adds an address on the way to paying; what was typed stays when something is missing. */
export function NewAddress({
  preOrderNo,
  answer,
  canCancel,
}: {
  preOrderNo: string;
  answer: CheckoutAnswer;
  canCancel: boolean;
}) {
  const t = useMessages('checkout');
  const path = usePath();
  const [params] = useSearchParams();
  const failed = answer?.errors ? answer : undefined;
  const [country, setCountry] = useState(failed?.values?.country || defaultCountry);
  const [phoneCountry, setPhoneCountry] = useState<string>();
  return (
    <Panel className={panel}>
      <Form method="post" action={`${path('/order/order_confirm')}?${params}`} preventScrollReset>
        <Stack gap="lg">
          <Heading level={2} size="md">
            {t('checkout.newAddress')}
          </Heading>
          <AddressFormFields
            fields={[
              'name',
              'country',
              'address',
              'address2',
              'city',
              'region',
              'postCode',
              'phone',
              'email',
            ]}
            values={failed?.values ?? {}}
            errors={failed?.errors ?? {}}
            countryCode={country}
            country={
              <CountryPicker
                name="country"
                label={t('checkout.country')}
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
                defaultValue={failed?.values?.phone}
                autoComplete="shipping tel-national"
                error={failed?.errors?.phone}
              />
            }
            makeDefault={!canCancel}
          />
          <Inline gap="md">
            <Button tone="primary" type="submit" name="intent" value="saveAddress">
              {t('checkout.saveAddress')}
            </Button>
            {canCancel && (
              <ButtonLink tone="quiet" href={`/order/order_confirm?${new URLSearchParams({ preOrderNo })}`}>
                {t('checkout.cancel')}
              </ButtonLink>
            )}
          </Inline>
        </Stack>
      </Form>
    </Panel>
  );
}
