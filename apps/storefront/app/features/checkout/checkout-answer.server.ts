import { type ApiError, knownMessageKey, type Totals } from '@marketfront/api-client';
import { data } from 'react-router';
import { errorMessage, type Shop } from '../../http/index.server.ts';
import { textFields } from '../../forms/index.server.ts';

/** The response to a form that did not lead to another page. It contains everything that was typed. */
export interface CheckoutAnswer {
  readonly ok: boolean;
  readonly values?: Readonly<Record<string, string>>;
  /** Totals of the choices in `values`; missing if they could not be computed. */
  readonly totals?: Totals | undefined;
  /** Whether the typed address was saved, and is now in the list. */
  readonly addressSaved?: boolean;
  /** The reason for the refusal. */
  readonly message?: string;
  /** Errors of single fields by field name. */
  readonly errors?: Readonly<Record<string, string>>;
  /** Whether data on the page has changed in the meantime and must be loaded again. */
  readonly changed?: boolean;
  /** Whether no response arrived (`keepPage`). */
  readonly unreachable?: boolean;
  /** `uncertain`: it is unknown whether the order was placed. `total`: the total differs from the accepted one. */
  readonly at?: string;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

type Details = Omit<CheckoutAnswer, 'ok' | 'values'> & { readonly address?: number | undefined };

/** @param details.address id of the address that was saved from the form */
export function answer(
  form: FormData,
  { address, ...details }: Details,
  status = details.message ? 400 : 200,
) {
  const values = { ...textFields(form), ...(address && { address: String(address) }) };
  const body: CheckoutAnswer = {
    ok: details.message === undefined,
    values,
    ...details,
    ...(address && { addressSaved: true }),
  };
  return data(body, { status });
}

type KnownKey = NonNullable<ReturnType<typeof knownMessageKey>>;

/** The field that an error of the API refers to. */
const fields: Partial<Record<KnownKey, string>> = {
  addressMissing: 'address',
  addressNotFound: 'address',
  addressWrong: 'address',
  couponExpired: 'coupon',
  couponGone: 'coupon',
  couponMinimumNotReached: 'coupon',
  couponNotFound: 'coupon',
  couponTooLarge: 'coupon',
  couponUsed: 'coupon',
  notDelivered: 'address',
  payMethodMissing: 'payType',
  payMethodUnsupported: 'payType',
};

/** The response to a form that the API refused; the message is attached to its field if it has one. */
export async function refusedByApi(shop: Shop, form: FormData, error: ApiError, details: Details = {}) {
  const message = await errorMessage(shop, error);
  const key = error.fromServer ? knownMessageKey(error.message) : undefined;
  const field = key && fields[key];
  const changed = error.kind === 'refused';
  return answer(form, { ...details, message, changed, ...(field && { errors: { [field]: message } }) }, 409);
}
