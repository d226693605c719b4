import { describe, expect, it } from 'vitest';
import { shopLoader } from '../../http/index.server.ts';
import { newShopper, type Shopper, TestBrowser } from '../../testing/browser.ts';
import {
  breakOperation,
  lowerPrice,
  productInStock,
  productWithTwoChoices,
  repairSandbox,
  scarceProduct,
  twoProductsInStock,
} from '../../testing/sandbox.ts';
import { addToCartAction } from './add-to-cart-action.server.ts';
import { cartAction } from './cart-action.server.ts';
import { type CartLineView, type CartView, loadCart } from './cart-view.server.ts';
import { cartIntent, changeIntent, choiceField } from './intents.ts';
import { maxVisitorLines, readVisitorCart, type VisitorLine, writeVisitorCart } from './visitor-cart.ts';
import { addToCart } from '../catalog/index.ts';

const cartLoader = shopLoader((shop) => loadCart(shop));

async function linesOf(browser: TestBrowser): Promise<CartLineView[]> {
  const { data } = await browser.load(cartLoader, '/cart');
  return (data as CartView).groups.flatMap(({ lines }) => lines);
}

/** The line that holds a SKU. */
async function lineOf(browser: TestBrowser, { skuId }: VisitorLine): Promise<CartLineView> {
  const line = (await linesOf(browser)).find((one) => one.skuId === skuId);
  if (!line) throw new Error(`The cart has no line with the SKU ${skuId}.`);
  return line;
}

/** Creates two browsers with the same products in the cart: changes must work alike for visitors and shoppers. */
const carts = {
  'a shopper': async (lines: VisitorLine[]) => {
    const { browser, api } = await newShopper();
    await api.cart.add(lines);
    return browser;
  },
  'a visitor': async (lines: VisitorLine[]) => {
    const browser = new TestBrowser();
    await browser.setCookie('cart', writeVisitorCart(lines));
    return browser;
  },
};

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

describe('choosing again, for a line whose choice is gone', () => {
  /** A product with a choice in stock, and a line with one that no longer exists. */
  async function goneChoice() {
    const { product, sku, line } = await productInStock();
    return { product, sku, gone: { ...line, skuId: 999_999 } };
  }
  const invalidIn = async (browser: TestBrowser) =>
    ((await browser.load(cartLoader, '/cart')).data as CartView).invalid;

  it('changes the line of a visitor', async () => {
    const { product, sku, gone } = await goneChoice();
    const browser = await carts['a visitor']([gone]);
    const [line] = await invalidIn(browser);
    expect(line?.choices).toContainEqual({
      skuId: sku.id,
      label: sku.label,
      price: sku.price,
      stock: sku.stock,
    });
    const intent = cartIntent('choose', gone.skuId, product.id, 1);
    const field = `choice-${gone.skuId}`;
    expect(await browser.submit(cartAction, '/cart', { intent, [field]: '' })).toMatchObject({
      data: { ok: false, message: 'Choose an option first.' },
    });
    await browser.submit(cartAction, '/cart', { intent, [field]: sku.id });
    expect(await invalidIn(browser)).toEqual([]);
    expect(await lineOf(browser, { ...gone, skuId: sku.id })).toMatchObject({ quantity: 1 });
  });

  it('changes a line that was chosen before signing in', async () => {
    const { product, sku, gone } = await goneChoice();
    const { browser } = await newShopper();
    await browser.setCookie('cart', writeVisitorCart([gone]));
    expect(await invalidIn(browser)).toHaveLength(1);
    await browser.submit(cartAction, '/cart', {
      intent: cartIntent('choose', gone.skuId, product.id, 1, 'waiting'),
      [`choice-${gone.skuId}`]: sku.id,
    });
    expect(await invalidIn(browser)).toEqual([]);
    expect(await lineOf(browser, { ...gone, skuId: sku.id })).toMatchObject({ quantity: 1 });
  });

  it('changes the line of a shopper', async () => {
    const { product, line, other } = await productWithTwoChoices();
    const browser = await carts['a shopper']([line]);
    const { id } = await lineOf(browser, line);
    await browser.submit(cartAction, '/cart', {
      intent: cartIntent('choose', id, product.id, 1),
      [`choice-${id}`]: other.skuId,
    });
    expect((await linesOf(browser)).map(({ skuId }) => skuId)).toEqual([other.skuId]);
  });
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

describe.each(Object.entries(carts))('other options for a line in the cart of %s', (_, browserWith) => {
  /** A product with two choices in stock, one more product, and a cart with lines of them. */
  async function beginWith(...quantities: readonly number[]) {
    const { product, line, other } = await productWithTwoChoices();
    const [first, second] = await twoProductsInStock();
    const last = [first, second].find((one) => one.product.id !== product.id) ?? first;
    const lines = [line, other].map((one, index) => ({ ...one, quantity: quantities[index] ?? 0 }));
    const browser = await browserWith([last.line, ...lines.filter(({ quantity }) => quantity > 0)]);
    const change = ({ id, skuId }: Pick<CartLineView, 'id' | 'skuId'>, to: number) =>
      browser.submit(
        cartAction,
        '/cart',
        { intent: changeIntent({ id, skuId }), [choiceField({ id })]: to },
        { script: true },
      );
    const held = async () => (await linesOf(browser)).map(({ skuId, quantity }) => [skuId, quantity]);
    return { browser, line, other, change, held };
  }

  it('keep its place and its pieces, also when they are sent twice', async () => {
    const { browser, line, other, change, held } = await beginWith(2);
    const before = await held();
    const shown = await lineOf(browser, line);
    expect(await change(shown, other.skuId)).toMatchObject({ status: 200, data: { ok: true } });
    expect(await change(shown, other.skuId)).toMatchObject({ data: { ok: true } });
    const expected = before.map(([sku, pieces]) => [sku === line.skuId ? other.skuId : sku, pieces]);
    expect(await held()).toEqual(expected);
  });

  it('join the line that has them already, once', async () => {
    const { browser, line, other, change, held } = await beginWith(2, 1);
    const shown = await lineOf(browser, line);
    await change(shown, other.skuId);
    await change(shown, other.skuId);
    const kept = (await held()).filter(([sku]) => sku === line.skuId || sku === other.skuId);
    expect(kept).toEqual([[other.skuId, 3]]);
  });

  it('are refused for a line that another tab has changed since', async () => {
    const { browser, line, other, change, held } = await beginWith(1);
    const shown = await lineOf(browser, line);
    await change(shown, other.skuId);
    const after = await held();
    const late = await change({ ...shown, skuId: 999_999 }, line.skuId);
    expect(late.data).toMatchObject({ ok: false, message: expect.stringMatching(/\S/) });
    expect(await held()).toEqual(after);
  });

  it('are refused when they are none of the product', async () => {
    const { browser, line, change, held } = await beginWith(1);
    const before = await held();
    const answer = await change(await lineOf(browser, line), 999_999);
    expect(answer.data).toMatchObject({ ok: false });
    expect(await held()).toEqual(before);
  });
});
