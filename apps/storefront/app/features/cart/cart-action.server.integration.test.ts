import { describe, expect, it } from 'vitest';
import { type Shopper, TestBrowser } from '../../testing/browser.ts';
import { breakOperation, productInStock, twoProductsInStock } from '../../testing/sandbox.ts';
import { cartAction } from './cart-action.server.ts';
import { cartIntent } from './intents.ts';
import type { VisitorLine } from './visitor-cart.ts';
import { cartLoader, carts, lineOf, linesOf } from '../../testing/carts.ts';

describe.each(Object.entries(carts))('the cart of %s', (_, browserWith) => {
  async function twoLines() {
    const [first, second] = await twoProductsInStock();
    const browser = await browserWith([first.line, second.line]);
    return { browser, first: first.line, second: second.line };
  }

  it('shows each line with name, price and stock, grouped by store', async () => {
    const { product, sku, line } = await productInStock();
    const browser = await browserWith([line]);
    const { data } = await browser.load(cartLoader, '/cart');
    expect(data).toMatchObject({
      groups: [
        {
          storeId: product.storeId,
          lines: [
            { productId: product.id, skuId: sku.id, name: product.name, price: sku.price, quantity: 1 },
          ],
        },
      ],
      invalid: [],
    });
  });

  it('changes the quantity of the line that the form names', async () => {
    const { browser, first, second } = await twoLines();
    const { id } = await lineOf(browser, first);
    const answer = await browser.submit(cartAction, '/cart', { intent: cartIntent('quantity', id, 3) });
    expect(answer).toMatchObject({ status: 303, location: '/cart' });
    expect(await lineOf(browser, first)).toMatchObject({ id, quantity: 3 });
    expect(await lineOf(browser, second)).toMatchObject({ quantity: 1 });
  });

  it('removes a line and puts it back', async () => {
    const { browser, first } = await twoLines();
    const { id } = await lineOf(browser, first);
    await browser.submit(cartAction, '/cart', { intent: cartIntent('remove', id) });
    expect(await linesOf(browser)).toHaveLength(1);
    const restore = cartIntent('restore', first.productId, first.skuId, 2);
    await browser.submit(cartAction, '/cart', { intent: restore });
    expect(await lineOf(browser, first)).toMatchObject({ quantity: 2 });
  });

  it('removes the selected lines', async () => {
    const { browser } = await twoLines();
    const line = (await linesOf(browser)).map(({ id }) => id);
    await browser.submit(cartAction, '/cart', { intent: cartIntent('removeSelected'), line });
    expect(await linesOf(browser)).toEqual([]);
  });

  it('answers a form that script sent with data instead of a page', async () => {
    const { browser, first } = await twoLines();
    const { id } = await lineOf(browser, first);
    const fields = { intent: cartIntent('remove', id) };
    const answer = await browser.submit(cartAction, '/cart', fields, { script: true });
    expect(answer).toMatchObject({ status: 200, location: null, data: { ok: true } });
  });

  it.each(['quantity:0:3', 'quantity:1:0', 'quantity:1:x', 'remove:x', 'restore:1:2'])(
    'refuses the malformed intent %s',
    async (intent) => {
      const { browser } = await twoLines();
      const answer = await browser.submit(cartAction, '/cart', { intent });
      expect(answer).toMatchObject({ status: 400, data: { ok: false, message: expect.any(String) } });
    },
  );

  it.each(['checkout', 'removeSelected'] as const)('asks for a selection: %s', async (name) => {
    const { browser } = await twoLines();
    const intent = cartIntent(name);
    expect(await browser.submit(cartAction, '/cart', { intent }, { script: true })).toMatchObject({
      status: 400,
      data: { ok: false, message: 'Please select an item' },
    });
    expect((await browser.submit(cartAction, '/cart', { intent })).location).toBe('/cart');
    expect(await browser.flash()).toEqual({ tone: 'critical', message: 'Please select an item' });
    expect(await linesOf(browser)).toHaveLength(2);
  });
});

describe('the way to the checkout', () => {
  const checkOut = (browser: TestBrowser, line: readonly number[]) =>
    browser.submit(cartAction, '/fr/cart', { intent: cartIntent('checkout'), line });

  it('names the lines of a shopper', async () => {
    const { line } = await productInStock();
    const browser = await carts['a shopper']([line]);
    const { id } = await lineOf(browser, line);
    expect(await checkOut(browser, [id])).toMatchObject({
      status: 303,
      location: `/fr/order/order_confirm?items=${id}`,
    });
  });

  it('names the SKUs of a visitor, whose lines have no ids yet', async () => {
    const { line } = await productInStock();
    const browser = await carts['a visitor']([line]);
    expect((await checkOut(browser, [line.skuId])).location).toBe(
      `/fr/order/order_confirm?skus=${line.skuId}`,
    );
  });
});

describe('when the API fails', () => {
  async function shopperWithLine(): Promise<Pick<Shopper, 'browser'> & { line: VisitorLine }> {
    const { line } = await productInStock();
    return { browser: await carts['a shopper']([line]), line };
  }

  it.each(['http500', 'malformed', 'empty', 'cut'] as const)(
    'a change is refused with a message (%s)',
    async (fault) => {
      const { browser, line } = await shopperWithLine();
      const { id } = await lineOf(browser, line);
      await breakOperation('setCartQuantity', fault);
      const fields = { intent: cartIntent('quantity', id, 2) };
      expect(await browser.submit(cartAction, '/cart', fields)).toMatchObject({
        status: 409,
        data: { ok: false, message: expect.stringMatching(/\S/) },
      });
    },
  );

  it('the page answers 502 instead of an empty cart', async () => {
    const { browser } = await shopperWithLine();
    await breakOperation('listCart');
    expect(await browser.load(cartLoader, '/cart')).toMatchObject({
      status: 502,
      data: { kind: 'server', message: expect.stringMatching(/\S/) },
    });
  });

  it('a quantity above the stock is refused and the line keeps its quantity', async () => {
    const { browser, line } = await shopperWithLine();
    const { id } = await lineOf(browser, line);
    const answer = await browser.submit(cartAction, '/cart', { intent: cartIntent('quantity', id, 100) });
    expect(answer.data).toMatchObject({ ok: false });
    expect(await lineOf(browser, line)).toMatchObject({ quantity: 1 });
  });
});
