import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire } from './money.ts';
import { type Picture, type WireContext, imageUrl, picture } from './wire-values.ts';

export interface FavouriteProduct {
  /** Id of the favourite itself. */
  id: number;
  productId: number;
  name: string;
  image: Picture | null;
  price: Money;
  stock: number | null;
  createdAt: Instant | null;
}

export interface FollowedStore {
  storeId: number;
  name: string;
  avatar: string | null;
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
    stock: wire.stock ?? null,
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
