import { describe, expect, it } from 'vitest';
import { apiOf, breakApi, productInStock, repairSandbox, wrongContents } from '../testing/sandbox.ts';
import { readCookies } from '../session/cookies.server.ts';
import { queries } from './queries.server.ts';
import { createShop, type Shop } from './shop.server.ts';

const { product } = await productInStock();
const [{ id: activityId } = { id: 0 }] = await apiOf().catalog.activities();
const paging = { page: 1, limit: 5 };

/** Each shared read with arguments of the seeded catalogue. */
const reads = {
  site: (shop) => queries.site(shop),
  home: (shop) => queries.home(shop),
  languages: (shop) => queries.languages(shop),
  pageTexts: (shop) => queries.pageTexts(shop, 'en', 'userCenterLayout'),
  loginMethods: (shop) => queries.loginMethods(shop),
  loginPicture: (shop) => queries.loginPicture(shop),
  categories: (shop) => queries.categories(shop),
  hotWords: (shop) => queries.hotWords(shop),
  products: (shop) => queries.products(shop, paging),
  product: (shop) => queries.product(shop, product.id),
  featured: (shop) => queries.featured(shop, paging),
  leaderboard: (shop) => queries.leaderboard(shop),
  recommendations: (shop) => queries.recommendations(shop, { ...paging, productId: product.id }),
  facets: (shop) => queries.facets(shop, {}),
  deals: (shop) => queries.deals(shop),
  platformCoupons: (shop) => queries.platformCoupons(shop, paging),
  activities: (shop) => queries.activities(shop),
  activity: (shop) => queries.activity(shop, activityId),
  activityProducts: (shop) => queries.activityProducts(shop, activityId, paging),
  reviewSummary: (shop) => queries.reviewSummary(shop, product.id),
  reviews: (shop) => queries.reviews(shop, product.id, { ...paging, kind: 'all' }),
  questions: (shop) => queries.questions(shop, product.id, paging),
  storeStreet: (shop) => queries.storeStreet(shop, paging),
  stores: (shop) => queries.stores(shop, paging),
  productCoupons: (shop) =>
    queries.productCoupons(shop, {
      ...paging,
      scope: 'product',
      productId: product.id,
      storeId: product.storeId,
    }),
  marketplace: (shop) => queries.marketplace(shop),
  payMethods: (shop) => queries.payMethods(shop),
  delivery: (shop) => queries.delivery(shop, product.id, 'FR'),
  store: (shop) => queries.store(shop, product.storeId),
  storeProducts: (shop) => queries.storeProducts(shop, product.storeId, paging),
  spelling: (shop) => queries.spelling(shop, 'lapm'),
  storeSpelling: (shop) => queries.storeSpelling(shop, 'nortlight'),
  storeDetail: (shop) => queries.storeDetail(shop, product.storeId),
  storeCategories: (shop) => queries.storeCategories(shop, product.storeId),
  storeCoupons: (shop) => queries.storeCoupons(shop, product.storeId, 'store'),
  storeTypes: (shop) => queries.storeTypes(shop),
  storeClassifications: (shop) => queries.storeClassifications(shop),
  settlementAgreement: (shop) => queries.settlementAgreement(shop),
  suggestions: (shop) => queries.suggestions(shop, 'lamp'),
} satisfies Record<keyof typeof queries, (shop: Shop) => Promise<unknown>>;

/** Reads whose contract allows this content: an empty list is valid, and a correction is optional. */
const possible: Readonly<Record<(typeof wrongContents)[number], readonly (keyof typeof reads)[]>> = {
  dataNull: ['spelling', 'storeSpelling'],
  dataText: ['spelling', 'storeSpelling'],
  dataList: [
    'languages',
    'pageTexts',
    'categories',
    'hotWords',
    'leaderboard',
    'activities',
    'storeCategories',
    'storeTypes',
    'storeClassifications',
    'deals',
  ],
  // Every field is optional.
  dataObject: ['marketplace', 'payMethods', 'settlementAgreement'],
};

/** One language each, so that each content is tried with an empty cache. */
const locales = { dataNull: 'en', dataText: 'es', dataList: 'fr', dataObject: 'th' } as const;

describe.each(wrongContents)('a success with impossible content (%s)', (content) => {
  const refused = Object.entries(reads).filter(
    ([name]) => !(possible[content] as readonly string[]).includes(name),
  );
  it.each(refused)('is an error of %s, and is not kept', async (_, read) => {
    const url = new URL(`https://shop.test/${locales[content]}`);
    const newShop = async () =>
      createShop({ method: 'POST', url, cookies: await readCookies(null), clientAddress: '' });
    await breakApi(content);
    await expect(read(await newShop())).rejects.toMatchObject({ kind: 'malformed', fromServer: false });
    await repairSandbox();
    await expect(read(await newShop())).resolves.toBeTruthy();
  });
});
