import { describe, expect, it } from 'vitest';
import { newShopper, TestBrowser } from '../../testing/browser.ts';
import { productInStock, productWithTwoChoices, twoProductsInStock } from '../../testing/sandbox.ts';
import { cartAction } from './cart-action.server.ts';
import type { CartLineView, CartView } from './cart-view.server.ts';
import { cartIntent, changeIntent, choiceField } from './intents.ts';
import { writeVisitorCart } from './visitor-cart.ts';
import { cartLoader, carts, lineOf, linesOf } from '../../testing/carts.ts';

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
