import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire, moneyFromWire } from './money.ts';
import { type Picture, type WireContext, imageUrl, knownCount, picture } from './wire-values.ts';

export interface FavouriteProduct {
  /** The id of the favourite itself. */
  id: number;
  /** The id of the product. */
  productId: number;
  /** The name of the product. */
  name: string;
  /** The picture; null when there is none. */
  image: Picture | null;
  /** The price of one piece. */
  price: Money;
  /** The price when it became a favourite; null when the API does not send it. */
  savedPrice: Money | null;
  /** The number of pieces left; null when the call does not return it. */
  stock: number | null;
  /** When it became a favourite. */
  createdAt: Instant | null;
}

export interface FollowedStore {
  /** The id of the store. */
  storeId: number;
  /** The name of the store. */
  name: string;
  /** The absolute address of the picture; null without one. */
  avatar: string | null;
  /** When the shopper started to follow it. */
  createdAt: Instant | null;
}

export function favouriteProductFromWire(
  wire: Schemas['FavouriteProduct'],
  context: WireContext,
): FavouriteProduct {
  return {
    id: wire.id,
    productId: wire.productId,
    name: wire.storeName,
    image: picture(wire.image, wire.imageBlur, context),
    price: amountFromWire(wire.price),
    savedPrice: moneyFromWire(wire.savedPrice),
    stock: knownCount(wire.stock),
    createdAt: instantFromWire(wire.createTime),
  };
}

export function followedStoreFromWire(wire: Schemas['FollowedStore'], context: WireContext): FollowedStore {
  return {
    storeId: wire.merId,
    name: wire.merName,
    avatar: imageUrl(wire.merAvatar, context),
    createdAt: instantFromWire(wire.createTime),
  };
}
