import type { ProductCard } from '@marketfront/api-client';
import { defineResource } from '../../http/index.ts';
import type { Delivery } from './product/delivery.server.ts';
import type { StockAlertAnswer } from './product/stock-alert-action.server.ts';
import type { AddToCartAnswer } from '../cart/index.server.ts';

/** When a product arrives in another country, and what that costs; null where that is not known. */
export const productDelivery = defineResource<{
  query: { product: number; country: string };
  load: Delivery | null;
}>('delivery');

/** What goes with a product. */
export const recommended = defineResource<{ query: { product: number }; load: readonly ProductCard[] }>(
  'recommended',
);

/** "Notify me" for a product that is sold out. */
export const stockAlert = defineResource<{ query: { product: number; sku: number }; act: StockAlertAnswer }>(
  'stock-alert',
);

/** The pictures of a product after its main one, for its card. */
export const productViews = defineResource<{ query: { product: number }; load: readonly string[] }>('views');

/** Adds a product to the cart, from any page. */
export const addToCart = defineResource<{ query: { product: number }; act: AddToCartAnswer }>('add-to-cart');
