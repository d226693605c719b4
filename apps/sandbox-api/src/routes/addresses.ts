import { addressSchema } from '@marketfront/api-client';
import * as v from 'valibot';
import {
  deleteAddress,
  findAddress,
  findDefaultAddress,
  listAddresses,
  listAllAddresses,
  saveAddress,
  setDefaultAddress,
  toApiAddress,
} from '../domain/addresses/addresses.ts';
import { flagOrFalse, id, optionalId, optionalText, page, orNull } from '../input.ts';
import { signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

const idParams = v.object({ id });

const idBody = v.object({ id });

const pageQuery = v.object(page);

// The API accepts an address without a post code: it cannot know which countries have none.
const address = addressSchema.entries;

const addressIn = v.object({
  id: optionalId,
  realName: address.name,
  email: orNull(address.email),
  country: orNull(address.country),
  detail: address.detail,
  // Some clients send a numeric post code as a number.
  postCode: v.pipe(
    v.nullish(v.union([v.string(), v.number()]), ''),
    v.transform(String),
    address.postCode.wrapped,
  ),
  countryCode: v.pipe(
    optionalText(8),
    v.transform((value) => value.replace(/\D/g, '')),
  ),
  phone: orNull(address.phone),
  isDefault: flagOrFalse,
  authenticationType: v.pipe(
    orNull(address.authenticationType),
    v.transform((value) => value || null),
  ),
});

export const addressesOperations = {
  listAddresses: signedIn({ query: pageQuery }, ({ db, user, query }) => listAddresses(db, user.id, query)),

  listAllAddresses: signedIn({}, ({ db, user }) => listAllAddresses(db, user.id)),

  getAddress: signedIn({ params: idParams }, async ({ db, user, params }) => {
    const row = await findAddress(db, user.id, params.id);
    return row ? toApiAddress(row) : null;
  }),

  getDefaultAddress: signedIn({}, async ({ db, user }) => {
    const row = await findDefaultAddress(db, user.id);
    return row ? toApiAddress(row) : null;
  }),

  saveAddress: signedIn({ body: addressIn }, ({ db, context, user, body, now }) => {
    const { id: addressId, ...input } = body;
    return saveAddress(db, user.id, addressId, input, context.req.header('idempotency-key'), now);
  }),

  deleteAddress: signedIn({ body: idBody }, async ({ db, user, body }) => {
    await deleteAddress(db, user.id, body.id);
    return null;
  }),

  setDefaultAddress: signedIn({ body: idBody }, async ({ db, user, body }) => {
    await setDefaultAddress(db, user.id, body.id);
    return null;
  }),

  // A third party that locates shoppers would learn their addresses, so the sandbox returns a fixed place.
  locateByIp: signedIn({}, () => ({
    country_name: 'United Kingdom',
    country_code: 'GB',
    country_calling_code: '+44',
    region: 'England',
    city: 'London',
    ip: '203.0.113.7',
  })),
} satisfies Partial<Operations>;
