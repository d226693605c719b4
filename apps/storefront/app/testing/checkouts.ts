import { signedInLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import type { Shopper } from './browser.ts';
import { withoutCoupon } from './orders.ts';
import { productInStock } from './sandbox.ts';
import { type CheckoutView, loadCheckout } from '../features/checkout/checkout.server.ts';

/** The page of a checkout. */
export const loader = signedInLoader((shop, { url }) => loadCheckout(shop, url.searchParams));

/** The path of a new checkout of one product. */
export async function startCheckout({ browser }: Pick<Shopper, 'browser'>): Promise<string> {
  const { line } = await productInStock();
  const start = { product: line.productId, sku: line.skuId, quantity: 2 };
  const { location } = await browser.load(loader, paths.checkout(start));
  return withoutCoupon(location);
}

/** The contents of the page of a checkout. */
export async function view({ browser }: Pick<Shopper, 'browser'>, path: string): Promise<CheckoutView> {
  const { data } = await browser.load(loader, path);
  const { checkout } = data as { checkout: CheckoutView | null };
  if (!checkout) throw new Error(`There is no checkout at ${path}.`);
  return checkout;
}
