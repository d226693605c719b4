import {
  type MerchantApplicationRecord,
  parsePositiveInteger,
  type ValidationKey,
} from '@marketfront/api-client';
import type { ApplicationField } from '@marketfront/ui';
import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { getMessages } from '../../messages/index.ts';
import { notFound, queries, type Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { loadMerchantAgreement } from './agreement.server.ts';
import { takeFormDraft } from '../../drafts/index.server.ts';

/** Servers mask parts of personal data; a masked value must not be sent back. */
const unlessMasked = (text: string | null | undefined) => (text && !text.includes('*') ? text : undefined);

/** Splits a phone number into number and country for the form. */
function phoneFields(text: string | undefined) {
  const found = text === undefined ? undefined : parsePhoneNumberFromString(text);
  return found ? { phone: found.nationalNumber, phoneCountry: found.country } : { phone: text };
}

/** The values of a refused application for the form. */
const valuesOf = (record: MerchantApplicationRecord) => ({
  companyName: record.name,
  storeType: record.typeId === null ? undefined : String(record.typeId),
  category: record.categoryId === null ? undefined : String(record.categoryId),
  address: record.address ?? undefined,
  name: unlessMasked(record.realName),
  email: unlessMasked(record.email),
  ...phoneFields(unlessMasked(record.phone)),
});

/** The message for each field if it is empty, or for an invalid e-mail address. */
const missingMessages = {
  companyName: 'companyNameRequired',
  storeType: 'storeTypeRequired',
  category: 'storeCategoryRequired',
  address: 'storeAddressRequired',
  name: 'realNameRequired',
  phone: 'emptyPhone',
  email: 'emailEmpty',
  code: 'emptyCaptche',
  pictures: 'qualificationRequired',
  agreement: 'agreementRequired',
} as const satisfies Record<ApplicationField, ValidationKey>;

async function readFieldMessages(shop: Shop) {
  const t = await getMessages(shop.locale.code, 'errors');
  const missing: Readonly<Record<string, string>> = Object.fromEntries(
    Object.entries(missingMessages).map(([field, key]) => [field, t(`errors.field.${key}`)]),
  );
  return { missing, wrongEmail: t('errors.field.correctEmail') };
}

/** Far more than any applicant has. */
const mostRecords = 100;

/** The application form's data and initial values: the refused application in the URL (`from`), or the account. */
export async function loadApplication(shop: Shop, params: URLSearchParams) {
  const wanted = params.get('from');
  const from = parsePositiveInteger(wanted);
  if (wanted !== null && from === undefined) throw notFound();
  const [categories, types, agreement, records, user, t] = await Promise.all([
    queries.storeClassifications(shop),
    queries.storeTypes(shop),
    loadMerchantAgreement(shop),
    from === undefined
      ? withTimeout(shop.api.onboarding.records({ page: 1, limit: 1 }))
      : shop.api.onboarding.records({ page: 1, limit: mostRecords }),
    withTimeout(shop.api.account.info()),
    getMessages(shop.locale.code, 'onboarding'),
  ]);
  const refused = records?.items.find(({ id, state }) => id === from && state === 'refused');
  if (from !== undefined && !refused) throw notFound();
  const latest = records?.items[0];
  const account = {
    email: unlessMasked(user?.email),
    ...phoneFields(user?.phone ? unlessMasked(`+${user.countryCode ?? ''}${user.phone}`) : undefined),
  };
  const values: Readonly<Record<string, string | undefined>> = refused ? valuesOf(refused) : account;
  const {
    name: companyName,
    typeId: storeType,
    categoryId: category,
    realName: name,
    ...others
  } = refused?.refusals ?? {};
  return {
    title: t('onboarding.applyTitle'),
    from: from ?? 0,
    categories: categories.map(({ id, name }) => ({ value: String(id), label: name })),
    types: types.map(({ id, name, requirements }) => ({ value: String(id), label: name, requirements })),
    agreement,
    fieldMessages: await readFieldMessages(shop),
    values,
    pictures: refused?.pictures ?? [],
    refusal: refused?.refusal ?? null,
    refusals: { companyName, storeType, category, name, ...others },
    waiting: from === undefined && latest?.state === 'toReview' ? latest.name : null,
    typed: (await takeFormDraft(shop)) ?? null,
  };
}
export type ApplicationData = Awaited<ReturnType<typeof loadApplication>>;
