import { addressCardProps } from '@marketfront/api-client/ui';
import {
  AddressCard,
  Button,
  ButtonLink,
  EmptyState,
  Grid,
  Heading,
  IconPin,
  IconPlus,
  Notice,
  Spread,
  Stack,
  useConfirm,
} from '@marketfront/ui';
import { Form, useActionData, useNavigation, useSubmit } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { accountPaths, usePath } from '../../navigation/index.ts';
import type { AddressBookData, addressBookAction } from './address-book.server.ts';
import type { AddressView } from './addresses.server.ts';

/** The address book: each address with its actions. */
export function AddressBookPage({ data: { title, addresses, remove } }: { data: AddressBookData }) {
  const t = useMessages('addresses');
  const answer = useActionData<typeof addressBookAction>();
  const add = (
    <ButtonLink tone="primary" href={accountPaths.addressEdit()} iconStart={<IconPlus size={20} />}>
      {t('addresses.add')}
    </ButtonLink>
  );
  const asked = addresses.find(({ id }) => id === remove);
  return (
    <Stack gap="lg">
      <Spread>
        <Heading level={1} size="xl">
          {title}
        </Heading>
        {addresses.length > 0 && add}
      </Spread>
      {answer && !answer.ok && (
        <Notice tone="critical" role="alert">
          {answer.message}
        </Notice>
      )}
      {asked && <AskToDelete address={asked} />}
      {addresses.length === 0 ? (
        <EmptyState
          icon={<IconPin size={32} />}
          title={t('addresses.emptyTitle')}
          description={t('addresses.emptyText')}
          actions={add}
        />
      ) : (
        <Grid min="lg" gap="md">
          {addresses.map((address) => (
            <AddressCard
              key={address.id}
              {...addressCardProps(address, address.countryName)}
              actions={<AddressActions address={address} />}
            />
          ))}
        </Grid>
      )}
    </Stack>
  );
}

function AddressActions({ address: { id, name, isDefault } }: { address: AddressView }) {
  const t = useMessages('addresses');
  const path = usePath();
  const confirm = useConfirm();
  const submit = useSubmit();
  const { state, formData } = useNavigation();
  const makeDefault = `makeDefault:${id}`;
  const remove = async () => {
    const sure = await confirm({
      title: t('addresses.confirmDeleteTitle'),
      description: t('addresses.confirmDeleteText'),
      confirmLabel: t('addresses.delete'),
      cancelLabel: t('addresses.keep'),
      tone: 'critical',
    });
    if (sure)
      await submit({ intent: `delete:${id}` }, { method: 'post', action: path(accountPaths.addresses()) });
  };
  return (
    <>
      <ButtonLink
        size="sm"
        href={accountPaths.addressEdit(id)}
        aria-label={`${t('addresses.edit')}: ${name}`}
      >
        {t('addresses.edit')}
      </ButtonLink>
      {!isDefault && (
        <Form method="post" action={path(accountPaths.addresses())}>
          <Button
            type="submit"
            size="sm"
            name="intent"
            value={makeDefault}
            loading={state !== 'idle' && formData?.get('intent') === makeDefault}
            aria-label={`${t('addresses.makeDefault')}: ${name}`}
          >
            {t('addresses.makeDefault')}
          </Button>
        </Form>
      )}
      <ButtonLink
        size="sm"
        tone="quiet"
        href={accountPaths.addresses({ remove: id })}
        aria-label={`${t('addresses.delete')}: ${name}`}
        onClick={(event) => {
          event.preventDefault();
          void remove();
        }}
      >
        {t('addresses.delete')}
      </ButtonLink>
    </>
  );
}

/** The confirmation as part of the page, for browsers without script. */
function AskToDelete({ address: { id, name, detail } }: { address: AddressView }) {
  const t = useMessages('addresses');
  const path = usePath();
  return (
    <Form method="post" action={path(accountPaths.addresses())}>
      <Notice
        tone="warning"
        title={t('addresses.confirmDeleteTitle')}
        actions={
          <>
            <Button tone="primary" type="submit" name="intent" value={`delete:${id}`}>
              {t('addresses.delete')}
            </Button>
            <ButtonLink tone="quiet" href={accountPaths.addresses()}>
              {t('addresses.keep')}
            </ButtonLink>
          </>
        }
      >
        {`${name}, ${detail}`}
      </Notice>
    </Form>
  );
}
