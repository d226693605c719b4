import { Button, ButtonLink, Heading, Inline, Notice, Stack } from '@marketfront/ui';
import { useRef, useState } from 'react';
import { Form, useActionData, useNavigation } from 'react-router';
import { useMessages } from '../../messages/index.ts';
import { later } from '../../../speed/browser/later.tsx';
import { accountPaths, usePath } from '../../navigation/index.ts';
import { useFocusOnError, useRefusalToast } from '../../forms/index.ts';
import type { addressFormAction, AddressFormData } from './address-book.server.ts';
import { formWidth } from './address-form-page.css.ts';
import { addressDraft } from './address-draft.ts';

const AddressDraftFields = later(() => import('./address-draft-fields.tsx'));

/** Adds an address to the book, or changes one. */
export function AddressFormPage({ data }: { data: AddressFormData }) {
  const t = useMessages('addresses');
  const path = usePath();
  const { id, form: formName, title, values, makeDefault, back } = data;
  // The same until the form is left: a form that is sent again belongs to the same attempt.
  const [idempotencyKey] = useState(data.idempotencyKey);
  const answer = useActionData<typeof addressFormAction>();
  const kept = answer && 'typed' in answer ? answer : undefined;
  const form = useRef<HTMLFormElement>(null);
  useFocusOnError(form, kept?.errors);
  useRefusalToast(answer);
  const sending = useNavigation().state === 'submitting';
  return (
    <Stack gap="lg" className={formWidth}>
      <Heading level={1} size="xl">
        {title}
      </Heading>
      {answer && !answer.ok && (
        <Notice tone="critical" role="alert">
          {answer.message}
        </Notice>
      )}
      <Form
        ref={form}
        method="post"
        action={path(accountPaths.addressEdit(id ?? undefined, { back: back?.key }))}
        noValidate
      >
        <input type="hidden" name="idempotencyKey" value={idempotencyKey} />
        <Stack gap="lg">
          <AddressDraftFields
            form={formName}
            isAnswered={kept !== undefined}
            values={kept?.typed ?? values}
            errors={kept?.errors ?? {}}
            makeDefault={kept ? kept.typed.isDefault !== undefined : makeDefault}
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
