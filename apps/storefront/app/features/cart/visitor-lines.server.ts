import type { Shop } from '../../http/index.server.ts';
import { piecesIn, readVisitorCart, type VisitorLine, writeVisitorCart } from './visitor-cart.ts';

export const visitorCartOf = (shop: Shop) => readVisitorCart(shop.visitorLines('cart'));

export const laterOf = (shop: Shop) => readVisitorCart(shop.visitorLines('later'));

export const saveLater = (shop: Shop, lines: readonly VisitorLine[]) =>
  shop.cookies.set('later', writeVisitorCart(lines));

export const saveVisitorLines = (shop: Shop, lines: readonly VisitorLine[], key?: string) =>
  shop.cookies.set('cart', writeVisitorCart(lines, key));

/** The number of pieces in the cart of a visitor. */
export const visitorCartCount = (shop: Shop): number =>
  shop.keptFor?.cartPieces ?? piecesIn(visitorCartOf(shop).lines);
