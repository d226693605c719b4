import { ApiError, type Picture, type Product } from '@marketfront/api-client';
import { cookies } from '../../platform/cookies.ts';
import type { Shop } from '../../platform/shop.server.ts';
import {
  addLine,
  readVisitorCart,
  removeLines,
  setQuantity,
  type VisitorLine,
  writeVisitorCart,
} from './visitor-cart.ts';

/** One line as the cart page shows it; the SKU names it for visitors and shoppers alike. */
export interface CartLineView {
  readonly skuId: number;
  readonly productId: number;
  /** The row of the shopper's cart on the server; absent for visitors. */
  readonly cartId?: number | undefined;
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
    skuId: line.skuId ?? 0,
    productId: line.productId,
    cartId: line.id,
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
  const lines = readVisitorCart(shop.cookie(cookies.cart));
  const found = await Promise.all(
    lines.map(async (line) => ({
      line,
      product: await shop
        .shared('catalog', `product:${line.productId}`, (api) => api.catalog.product(line.productId))
        .catch((error: unknown) => {
          if (error instanceof ApiError && error.kind !== 'network' && error.kind !== 'timeout')
            return undefined;
          throw error; // an API that is away must not look like a product that is gone
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

const saveVisitor = (shop: Shop, lines: readonly VisitorLine[]) =>
  shop.setCookie(cookies.cart, writeVisitorCart(lines));

export async function addToCart(shop: Shop, line: VisitorLine): Promise<void> {
  if (shop.signedIn) await shop.api.cart.add([line]);
  else saveVisitor(shop, addLine(readVisitorCart(shop.cookie(cookies.cart)), line));
}

export async function changeQuantity(shop: Shop, skuId: number, quantity: number): Promise<void> {
  if (!shop.signedIn) {
    saveVisitor(shop, setQuantity(readVisitorCart(shop.cookie(cookies.cart)), skuId, quantity));
    return;
  }
  const id = (await rowsOf(shop)).get(skuId);
  if (id !== undefined) await shop.api.cart.setQuantity(id, quantity);
}

export async function removeFromCart(shop: Shop, skuIds: readonly number[]): Promise<void> {
  if (!shop.signedIn) {
    saveVisitor(shop, removeLines(readVisitorCart(shop.cookie(cookies.cart)), skuIds));
    return;
  }
  const rows = await rowsOf(shop);
  const ids = skuIds.map((skuId) => rows.get(skuId)).filter((id) => id !== undefined);
  if (ids.length > 0) await shop.api.cart.remove(ids);
}

/** SKU → row of the shopper's own cart. */
export async function rowsOf(shop: Shop): Promise<Map<number, number>> {
  const { groups, invalid } = await shopperCart(shop);
  const lines = [...groups.flatMap(({ lines }) => lines), ...invalid];
  return new Map(lines.flatMap(({ skuId, cartId }) => (cartId === undefined ? [] : [[skuId, cartId]])));
}

/** After sign-in the visitor's lines join the shopper's cart; lines that the API refuses are left out. */
export async function mergeVisitorCart(shop: Shop): Promise<void> {
  const lines = readVisitorCart(shop.cookie(cookies.cart));
  if (lines.length === 0) return;
  try {
    await shop.api.cart.add(lines);
  } catch {
    await Promise.allSettled(lines.map((line) => shop.api.cart.add([line])));
  }
  shop.setCookie(cookies.cart, undefined);
}
