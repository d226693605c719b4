import { Button, ButtonLink, Heading, Inline, Notice, Stack } from '@marketfront/ui';
import { useState } from 'react';
import { useMessages } from '../../messages/index.ts';
import { later } from '../../../speed/browser/later.tsx';
import { accountPaths, usePath } from '../../navigation/index.ts';
import type { addressFormAction, AddressFormData } from './address-book.server.ts';
import { formWidth } from './address-form-page.css.ts';
import { addressDraft } from './address-draft.ts';
import { useForm } from '../../forms/index.ts';

const AddressDraftFields = later(() => import('./address-draft-fields.tsx'));

const noErrors = {};

/** Adds an address to the address book, or changes one. */
export function AddressFormPage({ data }: { data: AddressFormData }) {
  const t = useMessages('addresses');
  const path = usePath();
  const { id, form: formName, title, values, makeDefault, back } = data;
  // Stays the same until the form is left: a form that is sent again belongs to the same attempt.
  const [idempotencyKey] = useState(data.idempotencyKey);
  const { Form, ref, sending, refused } = useForm<typeof addressFormAction>();
  const typed = refused?.typed;
  return (
    <Stack gap="lg" className={formWidth}>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {refused && (
        <Notice tone="critical" role="alert">
          {refused.message}
        </Notice>
      )}
      <Form
        ref={ref}
        method="post"
        action={path(accountPaths.addressEdit(id ?? undefined, { back: back?.key }))}
        noValidate
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Stack gap="lg">
          <AddressDraftFields
            form={formName}
            isAnswered={typed !== undefined}
            values={typed ?? values}
            errors={refused?.errors ?? noErrors}
            makeDefault={typed ? typed.isDefault !== undefined : makeDefault}
            joined={id !== null}
          />
          <Inline gap="sm">
            <Button type="submit" tone="primary" loading={sending}>
              {t('addresses.saveOnly')}
            </Button>
            <ButtonLink
              tone="quiet"
              href={back?.path ?? accountPaths.addresses()}
              onClick={() => addressDraft(formName).forget()}
            >
              {t('addresses.cancel')}
            </ButtonLink>
          </Inline>
        </Stack>
      </Form>
    </Stack>
  );
}
