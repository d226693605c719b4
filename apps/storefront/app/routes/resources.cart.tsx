import { cartChangeAction, loadCartPreview } from '../features/cart/index.server.ts';
import { addToCartByScriptAction } from '../features/catalog/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/resources.cart';

/** The preview of the cart in the header. */
export const loader = shopLoader(loadCartPreview);

/** Adds the product of the address to the cart, or changes the cart. */
export const action = (args: Route.ActionArgs) =>
  args.url.searchParams.has('product') ? addToCartByScriptAction(args) : cartChangeAction(args);
