import { expect, it } from 'vitest';
import { matchPath } from '../testing/route-table.ts';
import { accountPaths } from './account-paths.ts';
import { paths } from './paths.ts';

const { resource, sitemap, ...others } = paths;
const pages = { ...others, ...accountPaths };

type Pages = typeof pages;
type NeedsArguments = {
  [Name in keyof Pages]: Pages[Name] extends () => string ? never : Name;
}[keyof Pages];

type Examples = Record<NeedsArguments, readonly string[]> & Partial<Record<keyof Pages, readonly string[]>>;

/** Addresses with possible arguments; all others are tried without. */
const examples: Examples = {
  categories: [paths.categories(), paths.categories(7)],
  rankings: [paths.rankings(), paths.rankings({ kind: 'new', id: 3 })],
  search: [paths.search(), paths.search({ type: 'Store', keywords: 'a b', page: 2 })],
  activity: [paths.activity(7, 2)],
  report: [paths.report(7)],
  productReviews: [paths.productReviews(7), paths.productReviews(7, { stars: 4, word: 'battery' })],
  compare: [paths.compare([7, 8], { differences: true })],
  product: [paths.product(7), paths.product(7, { reviews: 2, stars: 4 })],
  store: [paths.store(7)],
  storeCategory: [paths.storeCategory(7), paths.storeCategory(7, { cid: 2 })],
  storeCoupons: [paths.storeCoupons(7)],
  storeQualification: [paths.storeQualification(7), paths.storeQualification(7, { licence: 'words' })],
  login: [paths.login(), paths.login('guest')],
  productPreview: [paths.productPreview(7)],
  storePreview: [paths.storePreview(7)],
  preferences: [paths.preferences(), paths.preferences('/cart?x=1')],
  help: [paths.help(), paths.help('returns')],
  feed: [paths.feed(), paths.feed(7)],
  language: [paths.language('fr', '/cart?x=1')],
  wishList: [accountPaths.wishList(), accountPaths.wishList({ show: 'cheaper', page: 2 })],
  followedStores: [accountPaths.followedStores({ page: 2 })],
  addresses: [accountPaths.addresses(), accountPaths.addresses({ remove: 7 })],
  addressEdit: [accountPaths.addressEdit(), accountPaths.addressEdit(7)],
  coupons: [accountPaths.coupons({ show: 'past', page: 2 })],
  points: [accountPaths.points(), accountPaths.points({ tab: 'ascension' })],
  balance: [accountPaths.balance(2)],
  notifications: [accountPaths.notifications({ kind: 'order', page: 2 })],
  profile: [accountPaths.profile(), accountPaths.profile({ remove: 7 })],
  orders: [accountPaths.orders({ tab: 'toPay', page: 2 })],
  order: [accountPaths.order('SH1', { confirm: 'cancel', identity: 'a' })],
  logistics: [accountPaths.logistics('SH1')],
  refunds: [accountPaths.refunds(), accountPaths.refunds(2)],
  refund: [accountPaths.refund('RE1', { confirm: 'revoke' })],
  requestRefund: [accountPaths.requestRefund('SH1')],
  reviews: [accountPaths.reviews(), accountPaths.reviews({ tab: 'written', page: 2 })],
  writeReview: [accountPaths.writeReview(), accountPaths.writeReview({ orderNo: 'SH1', line: 3 })],
  checkout: [paths.checkout({ items: [1, 2] })],
  payment: [accountPaths.payment('PT1')],
  cardPayment: [accountPaths.cardPayment({ clientSecret: 's', orderNo: 'PT1' })],
  paymentResult: [accountPaths.paymentResult('PT1', { status: '0' })],
};

const all = [
  ...Object.entries(pages).flatMap(
    ([name, page]) => examples[name as keyof Pages] ?? [(page as () => string)()],
  ),
  resource('menu'),
  resource('coupon', { id: 7 }),
];

it.each(all)('%s has a route, in every language', (path) => {
  for (const prefix of ['', '/fr']) {
    const { pathname } = new URL(prefix + path, 'https://shop.test');
    expect(matchPath(pathname).file).not.toBe('routes/not-found.tsx');
  }
});

it.each([sitemap(), sitemap('products-1')])('%s has a route, which lists all languages', (path) =>
  expect(matchPath(path).file).not.toBe('routes/not-found.tsx'),
);

it('gives one page one address: the first page and empty parameters have no query', () => {
  expect(paths.search({ keywords: '', page: 1 })).toBe('/goods/goods_search');
  expect(paths.activity(7, 1)).toBe('/goods/activity_list?id=7');
  expect(paths.product(7, { reviews: undefined })).toBe('/goods_detail/7');
  expect(paths.store()).toBe('/merchant/merchant/home');
});

it('escapes what shoppers type', () =>
  expect(paths.search({ keywords: 'a&b=c #1' })).toBe('/goods/goods_search?keywords=a%26b%3Dc+%231'));

it('joins lists by commas', () =>
  expect(paths.checkout({ skus: [3, 5] })).toBe('/order/order_confirm?skus=3%2C5'));
