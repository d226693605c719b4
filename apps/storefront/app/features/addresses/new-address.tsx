import { Button, ButtonLink, Heading, Inline, Panel, Stack } from '@marketfront/ui';
import { useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import AddressDraftFields, { type AddressDraftFieldsProps } from './address-draft-fields.tsx';

const saveIntent = 'saveAddress';

interface NewAddressProps
  extends Pick<AddressDraftFieldsProps, 'form' | 'values' | 'errors' | 'usualCountry'> {
  /** The link of "Cancel"; without it the fields cannot be closed. */
  readonly cancelHref?: string | undefined;
}

/** The fields of a new address inside the form of the checkout, with a button that only saves them. */
export function NewAddress({ form, cancelHref, values, errors, usualCountry }: NewAddressProps) {
  const t = useMessages('addresses');
  const { state, formData } = useNavigation();
  const isSaving = state === 'submitting' && formData?.get('intent') === saveIntent;
  const isAnswered = Object.hasOwn(values, 'name');
  return (
    <Panel>
      <Stack gap="lg">
        {!cancelHref && (
          <Heading level={3} size="md">
            {t('addresses.new')}
          </Heading>
        )}
        <AddressDraftFields
          form={form}
          isAnswered={isAnswered}
          values={values}
          errors={errors}
          usualCountry={usualCountry}
          makeDefault={isAnswered ? values.isDefault !== undefined : !cancelHref}
        />
        <Inline gap="md">
          <Button tone="primary" type="submit" name="intent" value={saveIntent} loading={isSaving}>
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
