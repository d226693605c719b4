import type { Product } from '@marketfront/api-client';
import { formatRating } from '@marketfront/i18n/format';
import { expect, type Page } from '@playwright/test';
import { type Account, newAccount, placeOrder, publicApi } from './accounts.ts';
import { apiOrigin } from './ports.ts';

let wellStocked: Promise<Product> | undefined;

/** A product whose SKUs are all in stock, however often the tests buy it. */
export function wellStockedProduct(): Promise<Product> {
  wellStocked ??= findWellStockedProduct();
  return wellStocked;
}

async function findWellStockedProduct(): Promise<Product> {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 20, inStock: true });
  const found = await Promise.all(items.map(({ id }) => catalog.product(id)));
  const leastStock = ({ skus }: Product) => Math.min(...skus.map(({ stock }) => stock));
  const [most] = found.toSorted((a, b) => leastStock(b) - leastStock(a));
  if (!most) throw new Error('The sandbox has no product in stock.');
  return most;
}

/** One piece of a product that no test buys out. */
export async function wellStockedLine() {
  const { id: productId, skus } = await wellStockedProduct();
  const skuId = skus[0]?.id;
  if (skuId === undefined) throw new Error(`The product ${productId} has no SKU.`);
  return { productId, skuId, quantity: 1 };
}

/** Places an order of one piece that waits for its payment; returns its number. */
export const placeUnpaidOrder = async (account: Account): Promise<string> =>
  placeOrder(account, await wellStockedLine());

/** One piece of a product with at least two choices, and the labels of both. */
export async function lineWithOptions() {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ page: 1, limit: 100, inStock: true });
  for (const { id: productId, name } of items.toReversed()) {
    const { skus, attributes } = await catalog.product(productId);
    const [first, second] = skus.filter(({ stock }) => stock >= 20);
    if (first && second && attributes.length === 1)
      return {
        name,
        line: { productId, skuId: first.id, quantity: 1 },
        from: first.label,
        to: second.label,
      };
  }
  throw new Error('The sandbox has no product with one option and two values in stock.');
}

/**
 * One piece of a product that another shopper can buy out with `buyAll`: one from the end of the second hundred,
 * because tests look at the first hundred, also in the caches of the shop.
 */
export async function scarceLine() {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ page: 2, limit: 100, inStock: true });
  for (const { id: productId, name } of items.toReversed()) {
    const { skus } = await catalog.product(productId);
    const sku = skus.find(({ stock }) => stock > 0 && stock <= 99);
    if (!sku) continue;
    const line = { productId, skuId: sku.id, quantity: 1 };
    const buyAll = async () => placeOrder(await newAccount(), { ...line, quantity: sku.stock });
    return { name, line, buyAll };
  }
  throw new Error('The sandbox has no product of which one shopper can buy all pieces.');
}

/** Reduces the price of a product by a tenth, as its store would. */
export async function lowerPrice(productId: number): Promise<void> {
  const address = `${apiOrigin}/sandbox/supply/${productId}/lower`;
  const answer = await fetch(address, { method: 'POST', body: new URLSearchParams({ percent: '10' }) });
  expect(answer.ok).toBe(true);
}

/** Products in stock, from the first page of the list. */
const productsInStock = async () =>
  (await publicApi().catalog.products({ page: 1, limit: 100, inStock: true })).items;

/** Two products that a card adds to the cart directly, of about the same price; the cheaper one first. */
export async function productsWithoutOptions() {
  const found = (await productsInStock())
    .flatMap(({ id, name, price, skuId }) => (skuId === null ? [] : [{ id, name, price, skuId }]))
    .toSorted((a, b) => Number(a.price) - Number(b.price));
  const gap = (at: number) => Number(found[at + 1]?.price) - Number(found[at]?.price);
  const [at = 0] = [...found.keys()].slice(0, -1).toSorted((a, b) => gap(a) - gap(b));
  const [first, second] = found.slice(at);
  if (!first || !second) throw new Error('The sandbox has no two products without options.');
  return [first, second] as const;
}

/** A product whose rating has a decimal, and the rating's text. */
export async function ratedProduct() {
  for (const { id, name, rating, storeId } of await productsInStock())
    if (rating !== null && storeId !== null && !Number.isInteger(rating))
      return { id, name, rating: formatRating('en', rating), storeId };
  throw new Error('The sandbox has no product with such a rating.');
}

/** A product, and two of its SKUs that differ in their first attribute and have pictures of their own. */
export async function productWithPictureSets() {
  const { catalog } = publicApi();
  for (const { id } of await productsInStock()) {
    const { skus } = await catalog.product(id);
    const [first, ...others] = skus.flatMap((sku) => {
      const [picture] = sku.gallery;
      const [value] = sku.values;
      return picture && value && sku.stock > 0 ? [{ id: sku.id, value, picture: picture.url }] : [];
    });
    const second = others.find(({ picture }) => picture !== first?.picture);
    if (first && second) return { product: { id }, first, second };
  }
  throw new Error('The sandbox has no product whose pictures depend on the choice.');
}

/** Opens a product that can be bought directly, and returns its name. `prefix`: the language, as in `/fr`. */
export async function openAnyProduct(page: Page, prefix = ''): Promise<string> {
  const { id } = await wellStockedProduct();
  await page.goto(`${prefix}/goods_detail/${id}`);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toBeVisible();
  return (await heading.textContent()) ?? '';
}
