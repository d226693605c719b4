/** The fields of an address; form names, messages and props use the same names. */
export const addressFields = [
  'name',
  'country',
  'address',
  'address2',
  'city',
  'region',
  'postCode',
  'phone',
  'email',
] as const;
export type AddressField = (typeof addressFields)[number];

// Members of the Universal Postal Union without postal codes.
const withoutPostCode = new Set(
  'AE AG AN AO AW BF BI BJ BO BS BW BZ CD CF CG CI CK CM DJ DM ER FJ GA GD GH GM GQ GY HK JM KI KM KN KP ML MO MR MW NR NU QA RW SB SC SL SR ST SY TD TF TG TK TL TO TT TV TZ UG VU YE ZW'.split(
    ' ',
  ),
);

/** Whether a country has postal codes; true for unknown countries. */
export const hasPostCode = (country: string | undefined) =>
  country === undefined || !withoutPostCode.has(country);

// Countries that write addresses from the largest part to the smallest.
const largestFirst = new Set(['CN', 'JP', 'KR', 'TW']);
// Countries that write the postal code before the city.
const postCodeFirst = new Set('AT BE CH CZ DE DK ES FI FR GR IT LA LU MX NL NO PL PT SE SK TH TR'.split(' '));

const orders = {
  largestFirst: ['name', 'country', 'postCode', 'region', 'city', 'address', 'address2', 'phone', 'email'],
  postCodeFirst: ['name', 'country', 'address', 'address2', 'postCode', 'city', 'region', 'phone', 'email'],
  usual: ['name', 'country', 'address', 'address2', 'city', 'region', 'postCode', 'phone', 'email'],
} as const satisfies Record<string, readonly AddressField[]>;

/** The fields in the order in which a country writes addresses. */
export function addressOrder(country: string | undefined): readonly AddressField[] {
  const code = country ?? '';
  if (largestFirst.has(code)) return orders.largestFirst;
  const order = postCodeFirst.has(code) ? orders.postCodeFirst : orders.usual;
  return hasPostCode(country) ? order : order.filter((field) => field !== 'postCode');
}
