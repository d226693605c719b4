import { describe, expect, it } from 'vitest';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import {
  breakOperation,
  lowerPrice,
  productInStock,
  repairSandbox,
  scarceProduct,
} from '../../testing/sandbox.ts';
import { addToCartAction } from './add-to-cart-action.server.ts';
import { cartAction } from './cart-action.server.ts';
import type { CartView } from './cart-view.server.ts';
import { cartIntent } from './intents.ts';
import { maxVisitorLines, readVisitorCart, writeVisitorCart } from './visitor-cart.ts';
import { addToCart } from '../catalog/index.ts';
import { cartLoader, carts, lineOf, linesOf } from '../../testing/carts.ts';

it('the cart of a visitor has one price of a product, also right after it has changed', async () => {
  const { product, line } = await productInStock();
  const browser = await carts['a visitor']([{ ...line, quantity: 1 }]);
  const before = await lineOf(browser, line);
  await lowerPrice(product.id);
  const { data } = await browser.load(cartLoader, '/cart');
  const { groups, estimate } = data as CartView;
  const price = groups[0]?.lines[0]?.price;
  expect(price).not.toBe(before.price);
  expect(estimate?.items).toBe(price);
});

describe('what a browser can keep', () => {
  const full = Array.from({ length: maxVisitorLines }, (_, at) => ({
    productId: at + 800_000,
    skuId: at + 900_000,
    quantity: 1,
  }));

  it('refuses a product that the cart of a visitor has no room for, and drops none', async () => {
    const { product, line } = await productInStock();
    const browser = await carts['a visitor'](full);
    const before = await browser.cookie('cart');
    const added = { sku: line.skuId, quantity: 1 };
    expect(
      await browser.submit(addToCartAction, addToCart.path({ product: product.id }), added, { script: true }),
    ).toMatchObject({
      data: { ok: false, message: 'Your cart is full. Please remove an item first.' },
    });
    expect(await browser.cookie('cart')).toBe(before);
  });

  it('leaves a line in the cart that there is no room for later', async () => {
    const { line } = await productInStock();
    const browser = await carts['a visitor']([line]);
    await browser.setCookie('later', writeVisitorCart(full));
    const later = await browser.cookie('later');
    const intent = cartIntent('later', line.skuId, line.productId, line.skuId, 1);
    expect(await browser.submit(cartAction, '/cart', { intent })).toMatchObject({
      data: { ok: false, message: expect.stringMatching(/No more than 50 items/) },
    });
    expect(await browser.cookie('later')).toBe(later);
    expect(readVisitorCart((await browser.cookie('cart')) ?? '').lines).toEqual([line]);
  });
});

it('a session that has ended leaves the cart of a visitor', async () => {
  const browser = new TestBrowser();
  await browser.setCookie('token', 'unknown');
  expect(await browser.load(cartLoader, '/cart')).toMatchObject({ status: 200, data: { groups: [] } });
  expect(await browser.cookie('token')).toBeUndefined();
});

it('a product that no longer exists leaves the cart of a visitor', async () => {
  const { line } = await productInStock();
  const browser = await carts['a visitor']([{ productId: 999_999, skuId: 999_999, quantity: 1 }, line]);
  const lines = await linesOf(browser);
  expect(lines.map(({ skuId }) => skuId)).toEqual([line.skuId]);
});

describe('lines that could not join the cart at sign-in', () => {
  async function shopperWithWaitingLine() {
    const { line } = await productInStock();
    const { browser } = await newShopper();
    const removedChoice = { ...line, skuId: 999_999 };
    await browser.setCookie('cart', writeVisitorCart([removedChoice]));
    return { browser, line: removedChoice };
  }
  const waitingIn = async (browser: TestBrowser) =>
    ((await browser.load(cartLoader, '/cart')).data as CartView).invalid.filter(({ waiting }) => waiting);

  it('are shown until the shopper removes them', async () => {
    const { browser, line } = await shopperWithWaitingLine();
    expect(await waitingIn(browser)).toMatchObject([{ skuId: line.skuId, valid: false }]);
    expect(await waitingIn(browser)).toHaveLength(1);
    await browser.submit(cartAction, '/cart', { intent: cartIntent('forget', line.skuId) });
    expect(await waitingIn(browser)).toEqual([]);
    expect(await browser.cookie('cart')).toBeUndefined();
  });

  it('stay while the API fails, and join once it works again', async () => {
    const { line } = await productInStock();
    const { browser } = await newShopper();
    await browser.setCookie('cart', writeVisitorCart([line]));
    await breakOperation('mergeCart');
    expect(await waitingIn(browser)).toHaveLength(1);
    await repairSandbox();
    expect(await lineOf(browser, line)).toMatchObject({ quantity: 1 });
    expect(await browser.cookie('cart')).toBeUndefined();
  });
});

it('the cart of a visitor is not shown without the lines whose product cannot be read', async () => {
  const { line } = await productInStock();
  const browser = await carts['a visitor']([line]);
  await breakOperation('getProduct');
  expect(await browser.load(cartLoader, '/lao/cart')).toMatchObject({ status: 502 });
});

describe('a visitor who wants more than there is', () => {
  async function visitorWithAll() {
    const { line, sku, product } = await scarceProduct();
    const browser = await carts['a visitor']([{ ...line, quantity: sku.stock }]);
    const quantity = async () => (await lineOf(browser, line)).quantity;
    return { browser, line, product, all: sku.stock, quantity };
  }
  const message = expect.stringContaining('not enough in stock') as string;
  const every = 'Every piece in stock is in your cart already.';

  it('is told so when raising the quantity', async () => {
    const { browser, line, all, quantity } = await visitorWithAll();
    const more = { intent: cartIntent('quantity', line.skuId, all + 1) };
    expect((await browser.submit(cartAction, '/cart', more)).data).toMatchObject({ ok: false, message });
    expect(await quantity()).toBe(all);
  });

  it('is told so when adding the last piece again', async () => {
    const { browser, line, product, all, quantity } = await visitorWithAll();
    const address = addToCart.path({ product: product.id });
    const answer = await browser.submit(
      addToCartAction,
      address,
      { sku: line.skuId, quantity: 1 },
      { script: true },
    );
    expect(answer.data).toMatchObject({ ok: false, message: every });
    expect(await quantity()).toBe(all);
  });

  it('as a shopper, who has every piece in the cart', async () => {
    const { line, sku, product } = await scarceProduct();
    const { browser, api } = await newShopper();
    await api.cart.add([{ ...line, quantity: sku.stock }]);
    const added = { sku: line.skuId, quantity: 1 };
    const answer = await browser.submit(addToCartAction, addToCart.path({ product: product.id }), added, {
      script: true,
    });
    expect(answer).toMatchObject({ status: 409, data: { ok: false, message: every } });
  });
});

it('a visitor who moves a line to the favourites signs in, and then it is one', async () => {
  const { line } = await productInStock();
  const browser = await carts['a visitor']([{ ...line, quantity: 1 }]);
  const intent = cartIntent('favourite', line.skuId, line.productId);
  const answer = await browser.submit(cartAction, '/cart', { intent });
  expect(answer).toMatchObject({ status: 302, location: '/login' });
  expect(await browser.cookie('pendingAction')).toBe(`favourite:${line.productId}`);
});
