import type { CartEstimate } from '@marketfront/api-client';
import { defineResource } from '../../http/index.ts';
import type { AddedData } from './added/added.server.ts';
import type { CartChangeAnswer } from './cart-action.server.ts';
import type { CartCoupon } from './cart-coupons.server.ts';
import type { CartPreviewData } from './cart-preview.server.ts';
import type { CartOptions } from './change-line.server.ts';

/** The item just added to the cart, and suggestions that go with it. */
export const addedToCart = defineResource<{
  query: { product: number; sku: number; quantity: number };
  load: AddedData;
}>('added');

/** Changes lines of the cart. */
export const cartChange = defineResource<{ act: CartChangeAnswer }>('cart');

/** The preview of the cart in the header. */
export const cartPreview = defineResource<{ load: CartPreviewData }>('cart-preview');

/** The options of a product in the cart. */
export const cartOptions = defineResource<{ query: { product: number }; load: CartOptions }>('cart-options');

/** The coupons for the goods of one store in the cart. */
export const cartCoupons = defineResource<{
  query: { store: number; skus: readonly number[] };
  load: readonly CartCoupon[];
}>('cart-coupons');

/** The estimate for some lines of the cart; `lines` has the format of the visitor cart's cookie. */
export const cartEstimate = defineResource<{ query: { lines: string }; load: CartEstimate | null }>(
  'estimate',
);
