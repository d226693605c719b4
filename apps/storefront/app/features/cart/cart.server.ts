import { ApiError, type Picture, type Product } from '@marketfront/api-client';
import { queries } from '../../platform/queries.server.ts';
import type { Shop } from '../../platform/shop.server.ts';
import {
  addLine,
  readVisitorCart,
  removeLines,
  setQuantity,
  type VisitorLine,
  writeVisitorCart,
} from './visitor-cart.ts';

/** One line as the cart page shows it. */
export interface CartLineView {
  /** Id for changes of the line: the API's id, or the SKU in the cart of a visitor. */
  readonly id: number;
  readonly skuId: number;
  readonly productId: number;
  readonly name: string;
  readonly variant: string;
  readonly image: Picture | null;
  readonly price: string | null;
  readonly quantity: number;
  readonly stock: number;
  /** Can be ordered as it is. */
  readonly valid: boolean;
}

export interface CartGroup {
  readonly storeId: number;
  readonly storeName: string;
  readonly lines: readonly CartLineView[];
}

export interface CartView {
  readonly groups: readonly CartGroup[];
  /** Sold out, gone, or in need of another choice. */
  readonly invalid: readonly CartLineView[];
}

export async function loadCart(shop: Shop): Promise<CartView> {
  return shop.signedIn ? shopperCart(shop) : visitorCart(shop);
}

async function shopperCart(shop: Shop): Promise<CartView> {
  const [valid, invalid] = await Promise.all([
    shop.api.cart.list({ valid: true }),
    shop.api.cart.list({ valid: false }),
  ]);
  const view = (line: (typeof valid)[number]['lines'][number], ok: boolean): CartLineView => ({
    id: line.id,
    skuId: line.skuId ?? 0,
    productId: line.productId,
    name: line.name,
    variant: line.variant ?? '',
    image: line.image,
    price: line.price,
    quantity: line.quantity,
    stock: line.stock ?? 0,
    valid: ok && line.available && line.skuId !== null,
  });
  const groups = valid.map(({ storeId, storeName, lines }) => ({
    storeId,
    storeName,
    lines: lines.map((line) => view(line, true)),
  }));
  return split(
    groups,
    invalid.flatMap(({ lines }) => lines.map((line) => view(line, false))),
  );
}

async function visitorCart(shop: Shop): Promise<CartView> {
  const lines = visitorLines(shop);
  const found = await Promise.all(
    lines.map(async (line) => ({
      line,
      product: await queries.product(shop, line.productId).catch((error: unknown) => {
        if (error instanceof ApiError && error.kind !== 'network' && error.kind !== 'timeout')
          return undefined;
        throw error; // an API that does not answer must not look like a product that no longer exists
      }),
    })),
  );
  const groups = new Map<number, { storeId: number; storeName: string; lines: CartLineView[] }>();
  const invalid: CartLineView[] = [];
  for (const { line, product } of found) {
    const view = visitorLine(line, product);
    if (!product || !view.valid) {
      if (product) invalid.push(view);
      continue;
    }
    const storeName = product.store?.name ?? '';
    const group = groups.get(product.storeId) ?? { storeId: product.storeId, storeName, lines: [] };
    group.lines.push(view);
    groups.set(product.storeId, group);
  }
  return { groups: [...groups.values()], invalid };
}

function visitorLine(line: VisitorLine, product: Product | undefined): CartLineView {
  const sku = product?.skus.find(({ id }) => id === line.skuId);
  return {
    ...line,
    id: line.skuId,
    name: product?.name ?? '',
    variant: sku?.label ?? '',
    image: sku?.image ?? product?.image ?? null,
    price: sku?.price ?? null,
    stock: sku?.stock ?? 0,
    valid: sku !== undefined && sku.stock > 0,
  };
}

function split(groups: readonly CartGroup[], invalid: readonly CartLineView[]): CartView {
  const soldOut = groups.flatMap(({ lines }) => lines.filter(({ valid }) => !valid));
  const kept = groups.map((group) => ({ ...group, lines: group.lines.filter(({ valid }) => valid) }));
  return { groups: kept.filter(({ lines }) => lines.length > 0), invalid: [...soldOut, ...invalid] };
}

const visitorLines = (shop: Shop) => readVisitorCart(shop.cookies.get('cart'));

const saveVisitorLines = (shop: Shop, lines: readonly VisitorLine[]) =>
  shop.cookies.set('cart', writeVisitorCart(lines));

/** Pieces in the cart of a visitor. */
export const visitorCartCount = (shop: Shop): number =>
  visitorLines(shop).reduce((sum, { quantity }) => sum + quantity, 0);

export async function addToCart(shop: Shop, line: VisitorLine): Promise<void> {
  if (shop.signedIn) await shop.api.cart.add([line]);
  else saveVisitorLines(shop, addLine(visitorLines(shop), line));
}

export async function changeQuantity(shop: Shop, lineId: number, quantity: number): Promise<void> {
  if (shop.signedIn) await shop.api.cart.setQuantity(lineId, quantity);
  else saveVisitorLines(shop, setQuantity(visitorLines(shop), lineId, quantity));
}

export async function removeFromCart(shop: Shop, lineIds: readonly number[]): Promise<void> {
  if (!shop.signedIn) saveVisitorLines(shop, removeLines(visitorLines(shop), lineIds));
  else if (lineIds.length > 0) await shop.api.cart.remove(lineIds);
}

/** The lines of a shopper's cart that hold these SKUs: what a visitor chose before signing in. */
export async function lineIdsOfSkus(shop: Shop, skuIds: readonly number[]): Promise<number[]> {
  const groups = await shop.api.cart.list({ valid: true });
  return groups
    .flatMap(({ lines }) => lines)
    .filter(({ skuId }) => skuId !== null && skuIds.includes(skuId))
    .map(({ id }) => id);
}

/** After sign-in the visitor's lines join the shopper's cart; lines that the API refuses are left out. */
export async function mergeVisitorCart(shop: Shop): Promise<void> {
  const lines = visitorLines(shop);
  if (lines.length === 0) return;
  try {
    await shop.api.cart.add(lines);
  } catch {
    await Promise.allSettled(lines.map((line) => shop.api.cart.add([line])));
  }
  shop.cookies.set('cart', undefined);
}
