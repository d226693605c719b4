import { type Money, subtractMoney } from '@marketfront/api-client';
import type { EventName, EventParameters } from './schema.ts';
import type { EventItem, EventList, EventSubjects, PurchaseSubject } from './subjects.ts';

type Item = EventParameters['view_item']['items'][number];
type Mappers = {
  [Name in EventName]: (subject: EventSubjects[Name], currency: string) => EventParameters[Name] | undefined;
};

/** Cuts a text to the maximum length in events. */
const short = (value: string): string => value.slice(0, 200);

/** GA4 expects amounts as numbers, here rounded to hundredths; our decimal strings are exact. */
const amount = (value: Money): number => Math.max(0, Math.round(Number(value) * 100) / 100);

const item = ({
  id,
  productId = id,
  name,
  store,
  storeName = store?.name,
  price,
  quantity = 1,
  variant,
}: EventItem): Item => ({
  item_id: String(productId),
  item_name: short(name),
  quantity,
  ...(storeName && { affiliation: short(storeName) }),
  ...(price && { price: amount(price) }),
  ...(variant && { item_variant: short(variant) }),
});

/** The products of a list, or one of them. */
const inList = ({ list, products }: EventList, chosen?: EventItem) => ({
  item_list_id: short(list),
  item_list_name: short(list),
  items: products.flatMap((product, index) =>
    chosen === undefined || product.id === chosen.id
      ? { ...item(product), item_list_id: short(list), item_list_name: short(list), index }
      : [],
  ),
});

/** The value is the sum of the items (https://support.google.com/analytics/answer/12200568). */
function priced(items: readonly EventItem[], currency: string) {
  const value = items.reduce((sum, { price, quantity = 1 }) => sum + Number(price ?? 0) * quantity, 0);
  return { currency, value: Math.round(value * 100) / 100, items: items.map(item) };
}

/** An empty cart is not reported. */
const pricedOrNothing = (items: readonly EventItem[], currency: string) =>
  items.length > 0 ? priced(items, currency) : undefined;

const linesOf = (stores: EventSubjects['begin_checkout']['groups'] | PurchaseSubject['stores']) =>
  stores.flatMap(({ storeName, lines }) => lines.map((line) => ({ ...line, storeName })));

const checkout = ({ groups, totals, coupon }: EventSubjects['begin_checkout'], currency: string) => ({
  currency,
  value: amount(totals.items),
  items: linesOf(groups).map(item),
  ...(coupon && { coupon: short(coupon) }),
});

/** Whether a search may be for a person: a mail address, or a number as long as a phone number. */
const isPersonal = (words: string): boolean => words.includes('@') || /(?:\d[\s().-]*){7}/.test(words);

/** Creates events from their subjects; `undefined` if there is nothing to report. */
export const mappers: Mappers = {
  page_view: ({ address }) => ({ page_location: short(address) }),
  view_item_list: (subject) => (subject.products.length > 0 ? inList(subject) : undefined),
  select_item: (subject) => inList(subject, subject.product),
  view_item: (subject, currency) => priced([subject], currency),
  search: ({ keywords }) =>
    keywords && !isPersonal(keywords) ? { search_term: short(keywords) } : undefined,
  add_to_wishlist: (subject, currency) => {
    const { value, ...rest } = priced([subject], currency);
    return subject.price ? { ...rest, value } : rest;
  },
  add_to_cart: (subject, currency) => priced([subject], currency),
  remove_from_cart: pricedOrNothing,
  view_cart: pricedOrNothing,
  begin_checkout: checkout,
  add_shipping_info: ({ kinds, ...subject }, currency) => ({
    ...checkout(subject, currency),
    ...(kinds.length > 0 && { shipping_tier: [...new Set(kinds)].toSorted().join(', ') }),
  }),
  add_payment_info: ({ method, ...subject }, currency) => ({
    ...checkout(subject, currency),
    payment_type: method,
  }),
  // The amount paid without delivery, so that coupons and points are deducted.
  purchase: ({ orderNo, totals, stores }, currency) => ({
    transaction_id: orderNo,
    currency,
    value: amount(subtractMoney(totals.payable, totals.freight)),
    shipping: amount(totals.freight),
    items: linesOf(stores).map(item),
  }),
  refund: ({ orderNo, total, storeName, lines }, currency) => ({
    transaction_id: orderNo,
    currency,
    value: amount(total),
    items: lines.map((line) => item({ ...line, storeName })),
  }),
  sign_up: ({ method }) => ({ method }),
  login: ({ method }) => ({ method }),
  select_promotion: ({ id, name, place }) => ({
    ...(id !== null && { promotion_id: String(id) }),
    ...(name && { promotion_name: short(name) }),
    creative_slot: place,
  }),
  experiment_viewed: ({ experiment, variant }) => ({ experiment_id: experiment, variant_id: variant }),
};

/** Creates the event of a subject. */
export const makeEvent = <Name extends EventName>(
  name: Name,
  subject: EventSubjects[Name],
  currency: string,
): EventParameters[Name] | undefined => mappers[name](subject, currency);
