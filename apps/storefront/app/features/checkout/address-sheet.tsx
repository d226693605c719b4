import { addressCardProps } from '@marketfront/api-client/ui';
import { AddressCard, Button, Drawer, IconPlus, Inline, Notice, Stack } from '@marketfront/ui';
import { type SyntheticEvent, useEffect, useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { AddressFields, fieldsOf, addressDraft, keepAddress } from '../addresses/index.ts';
import type { CheckoutView } from './checkout.server.ts';
import type { CheckoutIntent } from './intents.ts';
import { newAddressForm } from './new-address-form.ts';
import { useForm } from '../../forms/index.ts';
import type { checkoutAction } from './checkout-action.server.ts';

type Addresses = CheckoutView['addresses'];

interface AddressSheetProps {
  readonly preOrderNo: string;
  readonly addresses: Addresses;
  readonly chosen: number | null;
  /** The path of the checkout with its choices. */
  readonly action: string;
  readonly onChoose: (id: number) => void;
  readonly onClose: () => void;
}

const saveIntent: CheckoutIntent = 'saveAddress';

/** The address book as a sheet over the checkout: choose, add and change addresses, and set the default. */
export default function AddressSheet({
  preOrderNo,
  addresses,
  chosen,
  action,
  onChoose,
  onClose,
}: AddressSheetProps) {
  const t = useMessages('addresses');
  const [form, setForm] = useState<'new' | number>();
  const [picked, setPicked] = useState(chosen);
  const edited = addresses.find(({ id }) => id === form);
  const title = edited ? t('addresses.editTitle') : t(form ? 'addresses.new' : 'addresses.title');
  return (
    <Drawer
      open
      title={title}
      onClose={onClose}
      footer={
        form === undefined && (
          <Button tone="primary" block onClick={() => (picked === null ? onClose() : onChoose(picked))}>
            {t('addresses.use')}
          </Button>
        )
      }
    >
      {form ? (
        <AddressForm
          key={form}
          preOrderNo={preOrderNo}
          saved={addresses.length}
          edited={edited}
          usualCountry={addresses[0]?.country ?? undefined}
          action={action}
          onCancel={() => setForm(undefined)}
        />
      ) : (
        <Stack gap="md">
          <Stack gap="md" role="radiogroup" aria-label={t('addresses.title')}>
            {addresses.map((address) => (
              <AddressCard
                key={address.id}
                {...addressCardProps(address, address.countryName)}
                radio={{
                  name: 'sheet-address',
                  value: String(address.id),
                  checked: address.id === picked,
                  onChange: () => setPicked(address.id),
                }}
                actions={
                  <Button
                    size="sm"
                    aria-label={`${t('addresses.edit')}: ${address.name}`}
                    onClick={() => setForm(address.id)}
                  >
                    {t('addresses.edit')}
                  </Button>
                }
              />
            ))}
          </Stack>
          <div>
            <Button iconStart={<IconPlus size={20} />} onClick={() => setForm('new')}>
              {t('addresses.add')}
            </Button>
          </div>
        </Stack>
      )}
    </Drawer>
  );
}

interface AddressFormProps extends Pick<AddressSheetProps, 'action' | 'preOrderNo'> {
  /** The number of saved addresses. */
  readonly saved: number;
  /** The address to change; undefined for a new one. */
  readonly edited: Addresses[number] | undefined;
  readonly usualCountry: string | undefined;
  readonly onCancel: () => void;
}

const noErrors = {};

/** Saving redirects to the checkout with the saved address, which closes the sheet. */
function AddressForm({ preOrderNo, saved, edited, usualCountry, action, onCancel }: AddressFormProps) {
  const t = useMessages('addresses');
  const { Form, ref, sending, refused } = useForm<typeof checkoutAction>({
    beside: true,
    isOwn: () => false,
  });
  const kept = newAddressForm(preOrderNo, saved);
  const [typed] = useState(() => addressDraft(kept).read() ?? {});
  const keep = (event: SyntheticEvent) => {
    if (!edited) keepAddress(event.currentTarget, kept);
  };
  // The button that opened the form no longer exists.
  useEffect(
    () => ref.current?.querySelector<HTMLElement>('input:not([type=hidden]), select')?.focus(),
    [ref],
  );
  return (
    <Form ref={ref} method="post" action={action} preventScrollReset noValidate onInput={keep} onBlur={keep}>
      <input type="hidden" name="intent" value={saveIntent} />
      {edited && <input type="hidden" name="changedAddress" value={edited.id} />}
      <Stack gap="lg">
        {refused && (
          <Notice tone="critical" role="alert">
            {refused.message}
          </Notice>
        )}
        <AddressFields
          values={edited ? fieldsOf(edited) : typed}
          errors={refused?.errors ?? noErrors}
          makeDefault={edited ? edited.isDefault : typed.isDefault !== undefined}
          joined={edited !== undefined}
          usualCountry={usualCountry}
        />
        <Inline gap="md">
          <Button tone="primary" type="submit" loading={sending}>
            {t('addresses.save')}
          </Button>
          <Button tone="quiet" onClick={onCancel}>
            {t('addresses.cancel')}
          </Button>
        </Inline>
      </Stack>
    </Form>
  );
}
