import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(200));
const amount = v.pipe(v.number(), v.finite(), v.minValue(0));
const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000));
const currency = v.pipe(v.string(), v.regex(/^[A-Z]{3}$/));

/** A product, as defined by https://developers.google.com/analytics/devguides/collection/ga4/reference/events. */
const itemSchema = v.strictObject({
  item_id: text,
  item_name: text,
  /** The merchant. */
  affiliation: v.optional(text),
  /** The price of one piece. */
  price: v.optional(amount),
  quantity: v.optional(count),
  item_variant: v.optional(text),
  item_list_id: v.optional(text),
  item_list_name: v.optional(text),
  index: v.optional(count),
});

const items = v.pipe(v.array(itemSchema), v.minLength(1), v.maxLength(200));
const money = { currency, value: amount, items };
const list = { item_list_id: v.optional(text), item_list_name: v.optional(text), items };
const coupon = { coupon: v.optional(text) };

/**
 * All events of the shop with their parameters. Nothing else is sent: they have no field for an address, a name or a
 * search for a person. Names and fields are those of Google Analytics 4; `experiment_viewed` is ours.
 */
export const eventSchemas = {
  page_view: v.strictObject({ page_location: text }),
  view_item_list: v.strictObject(list),
  select_item: v.strictObject(list),
  view_item: v.strictObject(money),
  search: v.strictObject({ search_term: text }),
  add_to_wishlist: v.strictObject({ ...money, value: v.optional(amount) }),
  add_to_cart: v.strictObject(money),
  remove_from_cart: v.strictObject(money),
  view_cart: v.strictObject(money),
  begin_checkout: v.strictObject({ ...money, ...coupon }),
  add_shipping_info: v.strictObject({ ...money, ...coupon, shipping_tier: v.optional(text) }),
  add_payment_info: v.strictObject({ ...money, ...coupon, payment_type: v.optional(text) }),
  purchase: v.strictObject({
    ...money,
    ...coupon,
    transaction_id: text,
    shipping: v.optional(amount),
    tax: v.optional(amount),
  }),
  refund: v.strictObject({ ...money, transaction_id: text, shipping: v.optional(amount) }),
  sign_up: v.strictObject({ method: text }),
  login: v.strictObject({ method: text }),
  select_promotion: v.strictObject({
    promotion_id: v.optional(text),
    promotion_name: v.optional(text),
    creative_slot: v.optional(text),
  }),
  experiment_viewed: v.strictObject({ experiment_id: text, variant_id: text }),
} as const;

export type EventName = keyof typeof eventSchemas;
/** The parameters of an event, by its name. */
export type EventParameters = { [Name in EventName]: v.InferOutput<(typeof eventSchemas)[Name]> };
/** An event as passed to adapters. */
export type ShopEvent = {
  [Name in EventName]: { readonly name: Name; readonly parameters: EventParameters[Name] };
}[EventName];

/** Reads an event that a browser has sent; `undefined` if it is not one of the shop's events. */
export function readEvent(value: unknown): ShopEvent | undefined {
  const { name, parameters } = (value ?? {}) as { name?: unknown; parameters?: unknown };
  if (typeof name !== 'string' || !Object.hasOwn(eventSchemas, name)) return undefined;
  const read = v.safeParse(eventSchemas[name as EventName], parameters);
  return read.success ? ({ name, parameters: read.output } as ShopEvent) : undefined;
}
