import { Button, ButtonLink, Heading, Inline, Panel, Stack } from '@marketfront/ui';
import { useMessages } from '../../messages/index.ts';
import { AddressFields, type AddressFieldsProps } from './address-fields.tsx';

interface NewAddressProps extends Pick<AddressFieldsProps, 'values' | 'errors' | 'usualCountry'> {
  /** Where "Cancel" leads; without it the fields cannot be left. */
  readonly cancelHref?: string | undefined;
}

/** The fields of a new address inside the form of the checkout, with a button that only saves them. */
export function NewAddress({ cancelHref, values, errors, usualCountry }: NewAddressProps) {
  const t = useMessages('addresses');
  return (
    <Panel>
      <Stack gap="lg">
        {!cancelHref && (
          <Heading level={3} size="md">
            {t('addresses.new')}
          </Heading>
        )}
        <AddressFields
          values={values}
          errors={errors}
          usualCountry={usualCountry}
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
