import { randomUUID } from 'node:crypto';
import { isApiError, parsePositiveInteger } from '@marketfront/api-client';
import { data } from 'react-router';
import { getMessages } from '../../messages/index.ts';
import {
  byIntent,
  errorMessage,
  type IntentContext,
  notFound,
  type Shop,
  shopAction,
  signedInAction,
} from '../../http/index.server.ts';
import { setFlash, returnPath } from '../../session/index.server.ts';
import { accountPaths } from '../../navigation/index.ts';
import { fieldsOf } from './address-values.ts';
import { loadAddresses, readAddress } from './addresses.server.ts';
import { formIdempotencyKey, textFields } from '../../forms/index.server.ts';
import { takeFormDraft } from '../../drafts/index.server.ts';

/** The address book, and the address whose deletion needs a confirmation. */
export async function loadAddressBook(shop: Shop, params: URLSearchParams) {
  const [addresses, t] = await Promise.all([loadAddresses(shop), getMessages(shop.locale.code, 'addresses')]);
  const remove = parsePositiveInteger(params.get('remove'));
  return {
    title: t('addresses.listTitle'),
    addresses,
    remove: addresses.find(({ id }) => id === remove)?.id ?? null,
  };
}
export type AddressBookData = Awaited<ReturnType<typeof loadAddressBook>>;

/** An address to change, or the empty form of a new one, with the values typed before the session ended. */
export async function loadAddressForm(shop: Shop, params: URLSearchParams) {
  const t = await getMessages(shop.locale.code, 'addresses');
  const given = params.get('id');
  const id = parsePositiveInteger(given);
  const typed = await takeFormDraft(shop);
  const idempotencyKey = randomUUID();
  const back = (await returnPath(params)) ?? null;
  if (!given) {
    const saved = await shop.api.addresses.all();
    return {
      id: null,
      form: `new:${saved.length}`,
      idempotencyKey,
      back,
      title: t('addresses.new'),
      values: typed ?? {},
      makeDefault: saved.every(({ isDefault }) => !isDefault),
    };
  }
  const address = id === undefined ? null : await shop.api.addresses.get(id);
  if (!address)
    throw notFound((await getMessages(shop.locale.code, 'errors'))('errors.field.addressNotFound'));
  const stored = fieldsOf(address);
  return {
    id: address.id,
    form: `${address.id}:${JSON.stringify(stored)}`,
    idempotencyKey,
    back,
    title: t('addresses.editTitle'),
    values: typed ?? stored,
    makeDefault: address.isDefault,
  };
}
export type AddressFormData = Awaited<ReturnType<typeof loadAddressForm>>;

/** Redirects with a message to the list, or to the page that led to the form. */
async function goBack(
  shop: Shop,
  message: 'addresses.saved' | 'addresses.deleted' | 'addresses.defaultSet',
  path = accountPaths.addresses(),
) {
  const t = await getMessages(shop.locale.code, 'addresses');
  setFlash(shop, 'success', t(message));
  return shop.redirect(path, 303);
}

const idOf = ({ parameters: [id] }: IntentContext) => parsePositiveInteger(id) ?? 0;

/** The actions on addresses of the list. */
export const addressBookAction = signedInAction(
  byIntent({
    makeDefault: async (context) => {
      await context.shop.api.addresses.setDefault(idOf(context));
      return goBack(context.shop, 'addresses.defaultSet');
    },
    delete: async (context) => {
      await context.shop.api.addresses.remove(idOf(context));
      return goBack(context.shop, 'addresses.deleted');
    },
  }),
);

/** The response when nothing was saved: it contains the typed values. */
const kept = (
  form: FormData,
  message: string,
  status: number,
  errors: Readonly<Record<string, string>> = {},
) => data({ ok: false as const, message, errors, typed: textFields(form) }, { status });

/** Saves a new or changed address. A form that is sent again because its response was lost adds only one. */
export const addressFormAction = signedInAction(async (shop, form, { request }) => {
  const read = await readAddress(shop, form);
  if (!read.ok) return kept(form, Object.values(read.errors)[0] ?? '', 400, read.errors);
  const params = new URL(request.url).searchParams;
  const id = parsePositiveInteger(params.get('id'));
  const idempotencyKey = formIdempotencyKey(form);
  try {
    await (id === undefined
      ? shop.api.addresses.add(read.address, { idempotencyKey })
      : shop.api.addresses.update(id, read.address));
  } catch (error) {
    if (!isApiError(error) || error.kind === 'unauthorised') throw error;
    return kept(form, await errorMessage(shop, error), 409);
  }
  return goBack(shop, 'addresses.saved', (await returnPath(params))?.path);
});

/** Errors of the fields typed so far, by field name. It saves nothing, so it needs no account. */
export const addressCheckAction = shopAction(async (shop, form) => {
  const read = await readAddress(shop, form);
  return { ok: true as const, errors: read.ok ? {} : read.errors };
});
