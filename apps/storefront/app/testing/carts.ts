import { shopLoader } from '../http/index.server.ts';
import { newShopper, TestBrowser } from './browser.ts';
import { type CartLineView, type CartView, loadCart } from '../features/cart/cart-view.server.ts';
import { type VisitorLine, writeVisitorCart } from '../features/cart/visitor-cart.ts';

export const cartLoader = shopLoader((shop) => loadCart(shop));

export async function linesOf(browser: TestBrowser): Promise<CartLineView[]> {
  const { data } = await browser.load(cartLoader, '/cart');
  return (data as CartView).groups.flatMap(({ lines }) => lines);
}

/** The line that holds a SKU. */
export async function lineOf(browser: TestBrowser, { skuId }: VisitorLine): Promise<CartLineView> {
  const line = (await linesOf(browser)).find((one) => one.skuId === skuId);
  if (!line) throw new Error(`The cart has no line with the SKU ${skuId}.`);
  return line;
}

/** Creates two browsers with the same products in the cart: changes must work alike for visitors and shoppers. */
export const carts = {
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
