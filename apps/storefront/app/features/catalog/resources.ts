import type { ProductCard } from '@marketfront/api-client';
import { defineResource } from '../../http/index.ts';
import type { Delivery } from './product/delivery.server.ts';
import type { StockAlertAnswer } from './product/stock-alert-action.server.ts';
import type { AddToCartAnswer } from '../cart/index.server.ts';

/** The arrival and delivery cost of a product in another country; null when they are unknown. */
export const productDelivery = defineResource<{
  query: { product: number; country: string };
  load: Delivery | null;
}>('delivery');

/** Products that go with a product. */
export const recommended = defineResource<{ query: { product: number }; load: readonly ProductCard[] }>(
  'recommended',
);

/** "Notify me" for a sold-out product. */
export const stockAlert = defineResource<{ query: { product: number; sku: number }; act: StockAlertAnswer }>(
  'stock-alert',
);

/** The pictures of a product after its main one, for its card. */
export const productViews = defineResource<{ query: { product: number }; load: readonly string[] }>('views');

/** Adds a product to the cart, from any page. */
export const addToCart = defineResource<{ query: { product: number }; act: AddToCartAnswer }>('add-to-cart');
