import {
  ApiError,
  type CartEstimate,
  knownMessageText,
  type Picture,
  type Product,
} from '@marketfront/api-client';
import { displayName } from '../../content/index.ts';
import type { Shop } from '../../http/index.server.ts';
import { alternativesTo, type PricedChoice, pricedChoices, stockOf } from './choices.server.ts';
import { estimateOf } from './estimate.server.ts';
import { type OfferingGroup, type ShownGroup, withCoupons, withFreight } from './group-offers.server.ts';
import { mergeVisitorCart } from './merge-visitor-cart.server.ts';
import { productOfNow } from './product-of-now.server.ts';
import {
  addLine,
  maxVisitorLines,
  piecesIn,
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
  /** The page of the product exists, and shows what is alike. */
  readonly hasPage: boolean;
}

export interface CartView {
  readonly groups: readonly OfferingGroup[];
  /** Sold out, gone, or in need of another choice. */
  readonly invalid: readonly UnavailableLine[];
  /** Kept for later in this browser; their id is the SKU. */
  readonly later: readonly CartLineView[];
  /** What the lines that can be ordered would cost in a checkout; null when the back end does not tell. */
  readonly estimate: CartEstimate | null;
  /** The name of the country that `estimate` is for; null before the shopper has chosen one. */
  readonly countryName: string | null;
  /** The line whose options the address asks for, and what it can be changed to. */
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

/** Lines of a cookie with their products; without one where it no longer exists. */
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

const visitorCartOf = (shop: Shop) => readVisitorCart(shop.visitorLines('cart'));

const laterOf = (shop: Shop) => readVisitorCart(shop.visitorLines('later'));

const saveLater = (shop: Shop, lines: readonly VisitorLine[]) =>
  shop.cookies.set('later', writeVisitorCart(lines));

const saveVisitorLines = (shop: Shop, lines: readonly VisitorLine[], key?: string) =>
  shop.cookies.set('cart', writeVisitorCart(lines, key));

/** Pieces in the cart of a visitor. */
export const visitorCartCount = (shop: Shop): number =>
  shop.keptFor?.cartPieces ?? piecesIn(visitorCartOf(shop).lines);

/**
 * @param idempotencyKey names the form that was sent. The same form again, because its answer was lost, adds nothing again.
 */
export async function addToCart(shop: Shop, line: VisitorLine, idempotencyKey?: string): Promise<void> {
  const key = idempotencyKey ? `${idempotencyKey}-${line.skuId}-${line.quantity}` : undefined;
  if (shop.signedIn) {
    await shop.api.cart.add([line], { idempotencyKey: key });
    return;
  }
  const cart = visitorCartOf(shop);
  if (key !== undefined && key === cart.key) return;
  const lines = withLine(cart.lines, line);
  await assertInStock(shop, lines, line.skuId);
  saveVisitorLines(shop, lines, key);
}

const refused = (message: string) => new ApiError({ kind: 'refused', message, fromServer: true });

/** @throws ApiError when the cart of a visitor is full */
function withLine(lines: readonly VisitorLine[], added: VisitorLine): readonly VisitorLine[] {
  const all = addLine(lines, added);
  if (!all) throw refused(knownMessageText('cartFull', { max: maxVisitorLines }));
  return all;
}

/** The shop keeps the cart of a visitor, and refuses as the API does: more than there is. */
async function assertInStock(shop: Shop, lines: readonly VisitorLine[], skuId: number): Promise<void> {
  const line = lines.find((one) => one.skuId === skuId);
  const stock = line && (await stockOf(shop, line));
  if (line && stock !== undefined && line.quantity > stock)
    throw refused(knownMessageText('stockInsufficient'));
}

/** Whether the cart holds every piece of a SKU that there is. */
export async function hasEveryPiece(shop: Shop, { productId, skuId }: VisitorLine): Promise<boolean> {
  const [stock, lines] = await Promise.all([
    stockOf(shop, { productId, skuId }),
    shop.signedIn
      ? shop.api.cart.list({ valid: true }).then((groups) => groups.flatMap(({ lines }) => lines))
      : visitorCartOf(shop).lines,
  ]);
  const held = lines.find((line) => line.skuId === skuId)?.quantity ?? 0;
  return stock !== undefined && held > 0 && held >= stock;
}

export async function changeQuantity(shop: Shop, lineId: number, quantity: number): Promise<void> {
  if (shop.signedIn) {
    await shop.api.cart.setQuantity(lineId, quantity);
    return;
  }
  const lines = setQuantity(visitorCartOf(shop).lines, lineId, quantity);
  await assertInStock(shop, lines, lineId);
  saveVisitorLines(shop, lines);
}

export async function removeFromCart(shop: Shop, lineIds: readonly number[]): Promise<void> {
  if (!shop.signedIn) forgetVisitorLines(shop, lineIds);
  else if (lineIds.length > 0) await shop.api.cart.remove(lineIds);
}

/**
 * Keeps a line of the cart for later.
 * @returns false when no more fit; the line stays in the cart
 */
export async function keepForLater(shop: Shop, lineId: number, kept: VisitorLine): Promise<boolean> {
  const later = removeLines(laterOf(shop).lines, [kept.skuId]);
  if (later.length >= maxVisitorLines) return false;
  await removeFromCart(shop, [lineId]);
  saveLater(shop, [kept, ...later]);
  return true;
}

/** Puts what was kept for later back into the cart. */
export async function moveBack(shop: Shop, kept: VisitorLine, idempotencyKey?: string): Promise<void> {
  // A second click finds it in the cart already.
  if (!laterOf(shop).lines.some(({ skuId }) => skuId === kept.skuId)) return;
  await addToCart(shop, kept, idempotencyKey);
  dropLater(shop, kept.skuId);
}

export const dropLater = (shop: Shop, skuId: number): void =>
  saveLater(shop, removeLines(laterOf(shop).lines, [skuId]));

/** Removes lines of the visitor's cart; after sign-in, those that did not join the shopper's cart. */
export const forgetVisitorLines = (shop: Shop, skuIds: readonly number[]): void =>
  saveVisitorLines(shop, removeLines(visitorCartOf(shop).lines, skuIds));

/** Changes a line to another SKU of its product, with as many pieces as there are. */
export async function chooseAgain(
  shop: Shop,
  { id, waiting }: Pick<CartLineView, 'id' | 'waiting'>,
  wanted: VisitorLine,
): Promise<void> {
  const stock = (await stockOf(shop, wanted)) || wanted.quantity;
  const choice = { ...wanted, quantity: Math.min(wanted.quantity, stock) };
  if (!shop.signedIn) {
    saveVisitorLines(shop, withLine(removeLines(visitorCartOf(shop).lines, [id]), choice));
  } else if (waiting) {
    await addToCart(shop, choice);
    forgetVisitorLines(shop, [id]);
  } else {
    await shop.api.cart.reselect(id, choice);
  }
}

/** The lines of a shopper's cart that hold these SKUs: what a visitor chose before signing in. */
export async function lineIdsOfSkus(shop: Shop, skuIds: readonly number[]): Promise<number[]> {
  await mergeVisitorCart(shop);
  const groups = await shop.api.cart.list({ valid: true });
  return groups
    .flatMap(({ lines }) => lines)
    .filter(({ skuId }) => skuId !== null && skuIds.includes(skuId))
    .map(({ id }) => id);
}
