import type { CartEstimate, Picture, Product } from '@marketfront/api-client';
import { displayName } from '../../content/index.ts';
import type { Shop } from '../../http/index.server.ts';
import { alternativesTo, type PricedChoice, pricedChoices } from './choices.server.ts';
import { estimateOf } from './estimate.server.ts';
import { type OfferingGroup, type ShownGroup, withCoupons, withFreight } from './group-offers.server.ts';
import { mergeVisitorCart } from './merge-visitor-cart.server.ts';
import { productOfNow } from './product-of-now.server.ts';
import type { VisitorLine } from './visitor-cart.ts';
import { laterOf, visitorCartOf } from './visitor-lines.server.ts';

/** A line of the cart as the cart page shows it. */
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
  /** Whether the line can be ordered as it is. */
  readonly valid: boolean;
  /** Chosen before signing in and not yet in the shopper's cart; its id is the SKU. */
  readonly waiting?: boolean;
}

export interface CartGroup {
  readonly storeId: number;
  readonly storeName: string;
  readonly lines: readonly CartLineView[];
}

export interface UnavailableLine extends CartLineView {
  readonly choices: readonly PricedChoice[];
  /** Whether the product still has a page, which shows similar products. */
  readonly hasPage: boolean;
}

export interface CartView {
  readonly groups: readonly OfferingGroup[];
  /** Lines that are sold out, gone, or in need of another choice. */
  readonly invalid: readonly UnavailableLine[];
  /** Lines saved for later in this browser; their id is the SKU. */
  readonly later: readonly CartLineView[];
  /** The checkout price of the lines that can be ordered; null when the back end gives no estimate. */
  readonly estimate: CartEstimate | null;
  /** The name of the country that `estimate` is for; null before the shopper has chosen one. */
  readonly countryName: string | null;
  /** The line whose options the address requests, and the SKUs that it can be changed to. */
  readonly changing: { readonly id: number; readonly choices: readonly PricedChoice[] } | null;
}

const sortedLines = (shop: Shop) => (shop.signedIn ? shopperCart(shop) : visitorCart(shop));

/** The lines that can be ordered. */
export const loadCartGroups = async (shop: Shop): Promise<ShownGroup[]> =>
  withFreight(shop, (await sortedLines(shop)).groups);

/** @param change the line whose options are shown */
export async function loadCart(shop: Shop, change?: number): Promise<CartView> {
  const [{ groups, invalid }, later] = await Promise.all([
    sortedLines(shop),
    findLines(shop, laterOf(shop).lines),
  ]);
  const lines = groups.flatMap((group) => group.lines);
  const changing = lines.find(({ id }) => id === change);
  const withAlternatives = async (line: CartLineView) => {
    const { former = line.variant, ...others } = await alternativesTo(shop, line);
    return { ...line, variant: former, ...others };
  };
  const [shownGroups, withChoices, estimate, choices] = await Promise.all([
    withFreight(shop, groups).then((freight) => withCoupons(shop, freight)),
    Promise.all(invalid.map(withAlternatives)),
    estimateOf(shop, lines),
    changing && pricedChoices(shop, changing.productId),
  ]);
  return {
    groups: shownGroups,
    invalid: withChoices,
    estimate,
    countryName: shop.deliveryCountry && displayName(shop.locale.tag, 'region', shop.deliveryCountry),
    changing: changing && choices ? { id: changing.id, choices } : null,
    later: later.flatMap(({ line, product }) => (product ? [visitorLine(line, product)] : [])),
  };
}

/** The lines that can be ordered, and those that cannot. */
interface SortedLines {
  readonly groups: readonly CartGroup[];
  readonly invalid: readonly CartLineView[];
}

async function shopperCart(shop: Shop): Promise<SortedLines> {
  await mergeVisitorCart(shop);
  const [valid, invalid, waiting] = await Promise.all([
    shop.api.cart.list({ valid: true }),
    shop.api.cart.list({ valid: false }),
    findLines(shop, visitorCartOf(shop).lines),
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
  return split(groups, [
    ...invalid.flatMap(({ lines }) => lines.map((line) => view(line, false))),
    ...waiting.flatMap(({ line, product }) =>
      product ? [{ ...visitorLine(line, product), valid: false, waiting: true }] : [],
    ),
  ]);
}

/** The lines of a cookie with their products; the product is undefined if it no longer exists. */
const findLines = (shop: Shop, lines: readonly VisitorLine[]) =>
  Promise.all(lines.map(async (line) => ({ line, product: await productOfNow(shop, line.productId) })));

async function visitorCart(shop: Shop): Promise<SortedLines> {
  const found = await findLines(shop, visitorCartOf(shop).lines);
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

function split(groups: readonly CartGroup[], invalid: readonly CartLineView[]): SortedLines {
  const soldOut = groups.flatMap(({ lines }) => lines.filter(({ valid }) => !valid));
  const kept = groups.map((group) => ({ ...group, lines: group.lines.filter(({ valid }) => valid) }));
  return { groups: kept.filter(({ lines }) => lines.length > 0), invalid: [...soldOut, ...invalid] };
}
