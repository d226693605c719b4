import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { makeEvent } from './mappers.ts';
import { type EventName, eventSchemas, readEvent } from './schema.ts';
import type { EventSubjects } from './subjects.ts';

const lamp = {
  productId: 7,
  name: 'Desk lamp',
  storeName: 'Lumen',
  price: '19.90',
  quantity: 2,
  variant: 'Amber, 42 cm',
};
const lampItem = {
  item_id: '7',
  item_name: 'Desk lamp',
  affiliation: 'Lumen',
  price: 19.9,
  quantity: 2,
  item_variant: 'Amber, 42 cm',
};
const vase = { productId: 8, name: 'Vase', storeName: 'Clay', price: '5.10', quantity: 1, variant: null };
const vaseItem = { item_id: '8', item_name: 'Vase', affiliation: 'Clay', price: 5.1, quantity: 1 };
const stores = [
  { storeName: 'Lumen', lines: [lamp] },
  { storeName: 'Clay', lines: [vase] },
] as never;
const checkout = { groups: stores, totals: { items: '44.90' }, coupon: 'Spring' };
const checkoutEvent = { currency: 'USD', value: 44.9, coupon: 'Spring', items: [lampItem, vaseItem] };
const inList = { item_list_id: 'search', item_list_name: 'search' };
const lampCard = { id: 7, name: 'Desk lamp', storeName: 'Lumen', price: '19.90' };
const list = { list: 'search', products: [{ ...lampCard, id: 6 }, lampCard] };
const listedItem = (id: string, index: number) => ({
  item_id: id,
  item_name: 'Desk lamp',
  affiliation: 'Lumen',
  price: 19.9,
  quantity: 1,
  ...inList,
  index,
});

/** For each event, its subject and the expected result. */
const cases: { [Name in EventName]: readonly [EventSubjects[Name], unknown] } = {
  page_view: [{ address: 'https://shop.example/cart' }, { page_location: 'https://shop.example/cart' }],
  view_item_list: [list, { ...inList, items: [listedItem('6', 0), listedItem('7', 1)] }],
  select_item: [
    { ...list, product: lampCard },
    { ...inList, items: [listedItem('7', 1)] },
  ],
  view_item: [lamp, { currency: 'USD', value: 39.8, items: [lampItem] }],
  search: [{ keywords: 'lamp' }, { search_term: 'lamp' }],
  add_to_wishlist: [
    { productId: 7, name: 'Desk lamp' },
    { currency: 'USD', items: [{ item_id: '7', item_name: 'Desk lamp', quantity: 1 }] },
  ],
  add_to_cart: [lamp, { currency: 'USD', value: 39.8, items: [lampItem] }],
  remove_from_cart: [[lamp], { currency: 'USD', value: 39.8, items: [lampItem] }],
  view_cart: [[lamp, vase], { currency: 'USD', value: 44.9, items: [lampItem, vaseItem] }],
  begin_checkout: [checkout, checkoutEvent],
  add_shipping_info: [
    { ...checkout, kinds: ['own', 'express', 'express'] },
    { ...checkoutEvent, shipping_tier: 'express, own' },
  ],
  add_payment_info: [
    { ...checkout, method: 'stripe' },
    { ...checkoutEvent, payment_type: 'stripe' },
  ],
  purchase: [
    { orderNo: 'PT1', totals: { freight: '4.00', payable: '43.90' }, stores },
    { transaction_id: 'PT1', currency: 'USD', value: 39.9, shipping: 4, items: [lampItem, vaseItem] },
  ],
  refund: [
    { orderNo: 'PT1', storeName: 'Lumen', total: '19.90', lines: [{ ...lamp, quantity: 1 }] },
    { transaction_id: 'PT1', currency: 'USD', value: 19.9, items: [{ ...lampItem, quantity: 1 }] },
  ],
  sign_up: [{ method: 'email' }, { method: 'email' }],
  login: [{ method: 'passkey' }, { method: 'passkey' }],
  select_promotion: [
    { id: 4, name: 'Spring sale', place: 'hero' },
    { promotion_id: '4', promotion_name: 'Spring sale', creative_slot: 'hero' },
  ],
  experiment_viewed: [
    { experiment: 'home-order', variant: 'deals-first' },
    { experiment_id: 'home-order', variant_id: 'deals-first' },
  ],
};
const names = Object.keys(cases) as EventName[];

const made = <Name extends EventName>(name: Name) => makeEvent(name, cases[name][0], 'USD');

describe('an event', () => {
  it.each(names)('%s is made of our model, and is as the schema says', (name) => {
    expect(made(name)).toEqual(cases[name][1]);
    expect(readEvent({ name, parameters: made(name) })).toEqual({ name, parameters: cases[name][1] });
  });

  it('counts money exactly enough: a third of a cent is none', () => {
    const items = Array.from({ length: 3 }, () => ({ ...vase, price: '0.10' }));
    expect(makeEvent('view_cart', items, 'USD')).toMatchObject({ value: 0.3 });
  });

  it('is not made of an empty cart or list, nor of a search for nothing', () => {
    expect(makeEvent('view_cart', [], 'USD')).toBeUndefined();
    expect(makeEvent('view_item_list', { list: 'search', products: [] }, 'USD')).toBeUndefined();
    expect(makeEvent('search', { keywords: '' }, 'USD')).toBeUndefined();
  });

  it.each(['ann@example.com', '+44 20 7946 0958', 'order 2026113012'])('has no search for %s', (keywords) => {
    expect(makeEvent('search', { keywords }, 'USD')).toBeUndefined();
  });

  it('stays an event when a text is long', () => {
    const event = makeEvent('view_item', { ...lamp, name: 'x'.repeat(500) }, 'USD');
    expect(v.is(eventSchemas.view_item, event)).toBe(true);
  });
});

/**
 * The parameters that Google requires
 * (https://developers.google.com/analytics/devguides/collection/ga4/reference/events), and all others that it accepts.
 */
const ga4: {
  [Name in Exclude<EventName, 'page_view' | 'experiment_viewed'>]: [required: string, others: string];
} = {
  view_item_list: ['items', 'currency item_list_id item_list_name'],
  select_item: ['items', 'item_list_id item_list_name'],
  view_item: ['currency value items', ''],
  search: ['search_term', ''],
  add_to_wishlist: ['items', 'currency value'],
  add_to_cart: ['currency value items', ''],
  remove_from_cart: ['currency value items', ''],
  view_cart: ['currency value items', ''],
  begin_checkout: ['currency value items', 'coupon'],
  add_shipping_info: ['currency value items', 'coupon shipping_tier'],
  add_payment_info: ['currency value items', 'coupon payment_type'],
  purchase: ['currency value transaction_id items', 'coupon shipping tax customer_type'],
  refund: ['currency value transaction_id', 'coupon shipping tax items'],
  sign_up: ['', 'method'],
  login: ['', 'method'],
  select_promotion: ['', 'creative_name creative_slot promotion_id promotion_name items'],
};

describe("Google's schema", () => {
  it.each(Object.entries(ga4))('%s has what is required, and nothing unknown', (name, [required, others]) => {
    const keys = Object.keys(made(name as EventName) ?? {});
    expect(keys).toEqual(expect.arrayContaining(required.split(' ').filter(Boolean)));
    const known = `${required} ${others}`.split(' ');
    expect(
      Object.keys(eventSchemas[name as EventName].entries).filter((key) => !known.includes(key)),
    ).toEqual([]);
  });
});

describe('what a browser sends', () => {
  it.each<[string, unknown]>([
    ['an event of another name', { name: 'keylogger', parameters: {} }],
    ['a name of every object', { name: 'constructor', parameters: {} }],
    ['a parameter more', { name: 'login', parameters: { method: 'email', email: 'ann@example.com' } }],
    ['money as text', { name: 'view_item', parameters: { currency: 'USD', value: '1', items: [vaseItem] } }],
    ['no parameters', { name: 'login' }],
    ['nothing', null],
  ])('%s is no event', (_, value) => expect(readEvent(value)).toBeUndefined());
});
