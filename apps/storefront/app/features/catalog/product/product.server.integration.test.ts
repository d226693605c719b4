import { describe, expect, it } from 'vitest';
import { shopLoader } from '../../../http/index.server.ts';
import { paths } from '../../../navigation/index.ts';
import { newShopper, TestBrowser } from '../../../testing/browser.ts';
import { apiOf, breakOperation, productInStock } from '../../../testing/sandbox.ts';
import { addToCartAction } from '../../cart/index.server.ts';
import { loadProduct, type ProductData } from './load-product.server.ts';
import { addToCart } from '../resources.ts';

const loader = shopLoader((shop, { params, url }) => loadProduct(shop, params.id, url.searchParams));

describe('a product', () => {
  it('comes with the SKU that the address names', async () => {
    const { product, sku } = await productInStock();
    const { data } = await new TestBrowser().load(loader, `${paths.product(product.id)}?sku=${sku.id}`);
    const { selection } = data as ProductData;
    expect(product.attributes.map(({ name }) => selection[name])).toEqual(sku.values);
  });

  it('is named in the language of the page', async () => {
    const { product } = await productInStock();
    const { data } = await new TestBrowser().load(loader, `/fr${paths.product(product.id)}`);
    expect((data as ProductData).product.name).not.toBe(product.name);
  });

  it('comes with the categories that lead to it, from the top down', async () => {
    const { product } = await productInStock();
    const { data } = await new TestBrowser().load(loader, paths.product(product.id));
    const names = (data as ProductData).categories.map(({ name }) => name);
    let level = await apiOf().catalog.categories();
    for (const name of names) {
      const category = level.find((one) => one.name === name);
      expect(category).toBeDefined();
      level = category?.children ?? [];
    }
    expect(names.length).toBeGreaterThan(1);
    expect(level).toEqual([]);
  });

  it.each(['x', '0', '999999'])('with the id %s does not exist', async (id) => {
    expect((await new TestBrowser().load(loader, `/goods_detail/${id}`)).status).toBe(404);
  });

  it.each([
    ['', 'Sorry, item not found~'],
    ['/fr', 'Désolé, article introuvable~'],
  ])('without a readable id says so: "%s"', async (language, message) => {
    const { data } = await new TestBrowser().load(loader, `${language}/goods_detail/unknown`);
    expect(data).toMatchObject({ kind: 'notFound', message });
  });

  it('is shown without recommendations when those cannot be read', async () => {
    const { product } = await productInStock();
    await breakOperation('listRecommendations');
    expect(await new TestBrowser().load(loader, `/th${paths.product(product.id)}`)).toMatchObject({
      status: 200,
      data: { recommended: [] },
    });
  });

  it('is shown from the last good answer while the API fails', async () => {
    const { product } = await productInStock();
    const path = `/es${paths.product(product.id)}`;
    await new TestBrowser().load(loader, path);
    await breakOperation('getProduct');
    expect((await new TestBrowser().load(loader, path)).status).toBe(200);
  });

  it('answers 502 when it was never read and the API fails', async () => {
    const { items } = await apiOf().catalog.products({ page: 2, limit: 20 });
    await breakOperation('getProduct');
    const path = `/lao${paths.product(items[0]?.id ?? 1)}`;
    expect(await new TestBrowser().load(loader, path)).toMatchObject({
      status: 502,
      data: { kind: 'server', message: expect.stringMatching(/\S/) },
    });
  });
});

describe('"add to cart"', () => {
  it('adds the named SKU to the cart of a visitor', async () => {
    const { line } = await productInStock();
    const browser = new TestBrowser();
    const fields = { sku: line.skuId, quantity: 2 };
    const answer = await browser.submit(addToCartAction, addToCart.path({ product: line.productId }), fields);
    expect(answer).toMatchObject({ status: 303, location: '/cart' });
    expect(await browser.cookie('cart')).toMatch(`~${line.productId}.${line.skuId}.2`);
  });

  it('adds the SKU that the chosen options make, to the cart of a shopper', async () => {
    const { product, sku, line } = await productInStock();
    const { browser, api } = await newShopper();
    const options = Object.fromEntries(
      product.attributes.map(({ id }, index) => [`a${id}`, sku.values[index] ?? '']),
    );
    const fields = { ...options, sku: line.skuId, quantity: 1 };
    const path = addToCart.path({ product: product.id });
    expect(await browser.submit(addToCartAction, path, fields, { script: true })).toMatchObject({
      status: 200,
      data: { ok: true },
    });
    const lines = (await api.cart.list()).flatMap((group) => group.lines);
    expect(lines.map(({ skuId }) => skuId)).toEqual([sku.id]);
  });

  it('asks for a choice when no SKU is named', async () => {
    const { product } = await productInStock();
    const path = addToCart.path({ product: product.id });
    const answer = await new TestBrowser().submit(addToCartAction, path, { quantity: 1 }, { script: true });
    expect(answer).toMatchObject({ status: 400, data: { ok: false } });
  });

  it('leads back to the product with what was chosen when it is refused without script', async () => {
    const { product, sku, line } = await productInStock();
    const browser = new TestBrowser();
    const fields = { sku: line.skuId, quantity: sku.stock + 1, idempotencyKey: 'attempt-of-form' };
    const path = addToCart.path({ product: product.id });
    const answer = await browser.submit(addToCartAction, path, fields);
    expect(answer).toMatchObject({ status: 303, location: paths.product(product.id) });
    expect(await browser.flash()).toMatchObject({ tone: 'critical' });
    const { data } = await browser.load(loader, paths.product(product.id));
    expect(data).toMatchObject({
      typed: { quantity: sku.stock + 1, idempotencyKey: 'attempt-of-form' },
      selection: Object.fromEntries(product.attributes.map(({ name }, index) => [name, sku.values[index]])),
    });
    expect((await browser.load(loader, paths.product(product.id))).data, 'shown once').toMatchObject({
      typed: { quantity: 1, idempotencyKey: null },
    });
  });
});
