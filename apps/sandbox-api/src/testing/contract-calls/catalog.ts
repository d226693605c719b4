import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { categories } from '../../db/schema.ts';
import type { Calls } from './calls.ts';

/** Products, stores and searches. */
export async function callCatalog({ shop, goods, token, good }: Calls): Promise<void> {
  const { product, merId } = goods;
  const [category] = await shop.db.select().from(categories).where(eq(categories.level, 1)).limit(1);
  const languages = ['en', 'zh-CN', 'es', 'fr-FR', 'th', 'lo', 'lao'];
  const names = new Set<string>();
  for (const language of languages) {
    const headers = { 'accept-language': language };
    await good('listCategories', { headers });
    await good('listProducts', { headers, query: { cid: category?.id ?? 0, limit: 5 } });
    const detail = await good('getProduct', { headers, params: { id: product.id } });
    names.add(Object.keys(detail.productValue).join(' '));
  }
  // The product of this test has words in English and French only.
  expect([...names]).toEqual(['Red Blue', 'Rouge Bleu']);
  for (const query of [
    { priceOrder: 'asc' },
    { salesOrder: 'desc' },
    { keyword: 'thing red' },
    { minPrice: 10 },
  ]) {
    await good('listProducts', { query });
  }
  await good('listProducts', {
    query: { inStock: true, onSale: true, freeShipping: true, isSelf: false, minStar: 4 },
  });
  await good('listStoreProducts', { query: { merId } });
  await good('listFeaturedProducts');
  await good('listBestSellers');
  await good('listRecommendations', { query: { productId: product.id } });
  await good('getProduct', { params: { id: product.id }, token });
  await good('getProductSkus', { params: { id: product.id } });
  await good('listReviews', { params: { id: product.id }, query: { type: 1 } });
  await good('getReviewCounts', { params: { id: product.id } });
  await good('getReviewSummary', { params: { id: product.id } });
  await good('getDelivery', { params: { id: product.id }, query: { country: 'FR' } });
  await good('getDelivery', { params: { id: product.id }, query: { country: 'AQ' } });
  await good('suggest', { query: { keyword: 'thi' } });
  await good('correctSearch', { query: { keyword: 'lapm' } });
  await good('correctStoreSearch', { query: { keyword: 'nortlight' } });
  await good('listStoreCategories', { params: { merId } });
  await good('listStoreStreet', { token });
  await good('searchStores', { query: { keywords: 'store', isSelf: false } });
  await good('getStore', { params: { id: merId }, token });
  await good('getStoreDetail', { params: { id: merId } });
  await good('getStoreService', { params: { id: merId } });
  await good('listStoreTypes');
  await good('listStoreClassifications');
}
