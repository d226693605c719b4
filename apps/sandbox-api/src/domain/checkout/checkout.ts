import { type Schemas, limits } from '@marketfront/api-client';
import { and, desc, eq, gt, inArray } from 'drizzle-orm';
import type { Config } from '../../config.ts';
import type { Db, Queryable } from '../../db/client.ts';
import {
  addresses,
  cartItems,
  merchants,
  type PreOrderLine,
  preOrders,
  products,
  skus,
  users,
} from '../../db/schema.ts';
import { findAddress, fullPhone } from '../addresses/addresses.ts';
import { readUsableCoupon } from '../coupons/user-coupons.ts';
import { invalid, refused, malformed } from '../shared/failure.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { toMoney } from '../shared/money.ts';
import { newPreOrderNumber } from '../shared/order-numbers.ts';
import { toPictureUrl } from '../shared/pictures.ts';
import type { PricedLine } from '../coupons/discount.ts';
import { type DeliveryChoice, deliveriesFor, parcelsOf, withDeliveries } from './deliveries.ts';
import { makeRoomForPreOrder } from './open-pre-orders.ts';
import { type Quote, quote } from './pricing.ts';
import { after, minute } from '../shared/time.ts';

const preOrderLifetime = limits.preOrderMinutes * minute;

export type PreOrderRequest = {
  type: 'shoppingCart' | 'buyNow';
  rows: readonly { cartId: number; productId: number; skuId: number; quantity: number }[];
};

/** A line that is about to be bought, with everything that an order copies. */
export type CheckoutLine = PreOrderLine &
  PricedLine & {
    merName: string;
    isSelf: boolean;
    /** The address at which goods are collected, if the store offers pickup. */
    storeAddress: string;
    offersPickup: boolean;
    isVirtual: boolean;
    product: typeof products.$inferSelect.name;
    sku: typeof skus.$inferSelect.name;
    image: string;
    imageBlur: string | null;
    weight: number;
    volume: number;
    /** Pieces that can be bought now. */
    stock: number;
    /** The reason why none can be bought, whatever the stock. */
    withdrawn: 'storeClosed' | 'productRemoved' | null;
  };

/** Refuses lines that can no longer be bought. */
export function assertBuyable(lines: readonly CheckoutLine[]): void {
  for (const { withdrawn, stock, quantity } of lines) {
    if (withdrawn) throw refused(withdrawn);
    if (stock < quantity) throw refused('stockInsufficient');
  }
}

function withdrawalOf(isOpen: boolean, isShown: boolean): CheckoutLine['withdrawn'] {
  if (!isOpen) return 'storeClosed';
  return isShown ? null : 'productRemoved';
}

/** Only the columns that an order copies: a whole product row contains its page. */
const lineColumns = {
  id: skus.id,
  productId: skus.productId,
  merId: merchants.id,
  merName: merchants.name,
  isSelf: merchants.isSelf,
  isOpen: merchants.isOpen,
  storeAddress: merchants.address,
  offersPickup: merchants.offersPickup,
  freeShippingFrom: merchants.freeShippingFrom,
  isVirtual: products.isVirtual,
  cat1: products.cat1,
  cat2: products.cat2,
  cat3: products.cat3,
  postage: products.postage,
  product: products.name,
  isProductShown: products.isShow,
  isSkuShown: skus.isShow,
  sku: skus.name,
  price: skus.price,
  image: skus.image,
  imageBlur: skus.imageBlur,
  weight: skus.weight,
  volume: skus.volume,
  stock: skus.stock,
};

/** Reads today's prices and stock. Goods that have sold out since stay in the list, so that shoppers see them. */
export async function readCheckoutLines(
  db: Queryable,
  lines: readonly PreOrderLine[],
): Promise<CheckoutLine[]> {
  const rows = await db
    .select(lineColumns)
    .from(skus)
    .innerJoin(products, eq(products.id, skus.productId))
    .innerJoin(merchants, eq(merchants.id, products.merId))
    .where(
      inArray(
        skus.id,
        lines.map((line) => line.skuId),
      ),
    );
  const bySku = new Map(rows.map((row) => [row.id, row]));
  return lines.map((line) => {
    const row = bySku.get(line.skuId);
    if (row?.productId !== line.productId) throw refused('skuNotFound');
    const { id: _id, isOpen, isProductShown, isSkuShown, cat1, cat2, cat3, ...copied } = row;
    const withdrawn = withdrawalOf(isOpen, isProductShown && isSkuShown);
    return {
      ...line,
      ...copied,
      categoryIds: [cat1, cat2, cat3],
      postage: copied.isVirtual ? 0 : copied.postage,
      stock: withdrawn ? 0 : row.stock,
      withdrawn,
    };
  });
}

export async function createPreOrder(
  db: Db,
  uid: number,
  request: PreOrderRequest,
  now: Date,
): Promise<string> {
  if (request.rows.length === 0) throw invalid('checkoutEmpty');
  const lines = request.type === 'buyNow' ? buyNowLine(request.rows) : await cartLines(db, uid, request.rows);
  assertBuyable(await readCheckoutLines(db, lines));
  await makeRoomForPreOrder(db, uid, now);
  const preOrderNo = newPreOrderNumber();
  await db.insert(preOrders).values({
    preOrderNo,
    uid,
    type: request.type,
    lines,
    createdAt: now,
    expiresAt: after(now, preOrderLifetime),
  });
  return preOrderNo;
}

function buyNowLine(rows: PreOrderRequest['rows']): PreOrderLine[] {
  const [row, ...more] = rows;
  if (!row || more.length > 0) throw malformed('Buying at once takes one product');
  if (row.quantity < limits.cartQuantity.min || row.quantity > limits.cartQuantity.max) {
    throw refused('quantityOutOfRange');
  }
  return [{ productId: row.productId, skuId: row.skuId, quantity: row.quantity, cartId: null }];
}

async function cartLines(db: Db, uid: number, rows: PreOrderRequest['rows']): Promise<PreOrderLine[]> {
  const ids = [...new Set(rows.map((row) => row.cartId))];
  const items = await db
    .select()
    .from(cartItems)
    .where(and(eq(cartItems.uid, uid), inArray(cartItems.id, ids)))
    .orderBy(desc(cartItems.id));
  if (items.length !== ids.length) throw refused('cartRowNotFound');
  return items.map((item) => ({
    productId: item.productId,
    skuId: item.skuId,
    quantity: item.quantity,
    cartId: item.id,
  }));
}

/** A pre-order of this user that has neither expired nor become an order. */
export async function readPreOrder(db: Queryable, uid: number, preOrderNo: string, now: Date) {
  const [row] = await db
    .select()
    .from(preOrders)
    .where(and(eq(preOrders.preOrderNo, preOrderNo), eq(preOrders.uid, uid), gt(preOrders.expiresAt, now)));
  if (!row || row.orderNo) throw refused('checkoutExpired');
  return row;
}

export type PriceChoice = { couponId: number; usePoints: boolean };
type ComputedChoice = PriceChoice & { addressId: number; deliveries: readonly DeliveryChoice[] };

export async function computeQuote(
  db: Queryable,
  uid: number,
  lines: readonly CheckoutLine[],
  { couponId, usePoints }: PriceChoice,
  now: Date,
): Promise<{ quote: Quote; points: number }> {
  const coupon = await readUsableCoupon(db, uid, couponId, now);
  const [user] = await db.select({ integral: users.integral }).from(users).where(eq(users.id, uid));
  const points = Math.max(0, user?.integral ?? 0);
  return { quote: quote(lines, coupon, usePoints ? points : 0), points };
}

export async function computePrice(
  db: Db,
  uid: number,
  preOrderNo: string,
  { addressId, deliveries: choices, ...choice }: ComputedChoice,
  now: Date,
): Promise<Schemas['ComputedPrice']> {
  const preOrder = await readPreOrder(db, uid, preOrderNo, now);
  const lines = await readCheckoutLines(db, preOrder.lines);
  const country = (addressId ? await findAddress(db, uid, addressId) : undefined)?.country ?? '';
  const deliveries = deliveriesFor(lines, choices, country);
  const delivered = withDeliveries(lines, deliveries);
  const { quote: price, points } = await computeQuote(db, uid, delivered, choice, now);
  return {
    proTotalFee: toMoney(price.goods),
    freightFee: toMoney(price.freight),
    couponFee: toMoney(price.coupon),
    payFee: toMoney(price.pay),
    deductionPrice: toMoney(price.points),
    usedIntegral: price.points,
    surplusIntegral: points - price.points,
    parcels: parcelsOf(lines, deliveries, country, now),
  };
}

export async function loadPreOrder(
  db: Db,
  config: Config,
  uid: number,
  preOrderNo: string,
  language: Language,
  now: Date,
): Promise<Schemas['PreOrder']> {
  const preOrder = await readPreOrder(db, uid, preOrderNo, now);
  const lines = await readCheckoutLines(db, preOrder.lines);
  const { quote: price, points } = await computeQuote(db, uid, lines, { couponId: 0, usePoints: false }, now);
  const [address] = await db
    .select()
    .from(addresses)
    .where(and(eq(addresses.uid, uid), eq(addresses.isDeleted, false)))
    .orderBy(desc(addresses.isDefault), desc(addresses.id))
    .limit(1);
  const shown = address?.isDefault ? address : undefined;
  return {
    proTotalFee: toMoney(price.goods),
    freightFee: toMoney(price.freight),
    totalPrice: toMoney(price.goods + price.freight),
    couponFee: toMoney(0),
    payFee: toMoney(price.pay),
    userCouponId: 0,
    orderProNum: lines.reduce((sum, line) => sum + line.quantity, 0),
    addressId: shown?.id ?? null,
    realName: shown?.realName ?? null,
    phone: shown ? fullPhone(shown) : null,
    detail: shown?.detail ?? null,
    country: shown?.country ?? null,
    email: shown?.email ?? null,
    remark: '',
    cartIdList: preOrder.lines.flatMap((line) => line.cartId ?? []),
    orderList: [...Map.groupBy(lines, (line) => line.merId).values()].map((group) => ({
      merId: group[0]?.merId ?? 0,
      merName: group[0]?.merName ?? '',
      isSelf: group[0]?.isSelf ?? false,
      // A note can be sent to each store.
      remark: '',
      orderInfoList: group.map((line) => ({
        productId: line.productId,
        productName: inLanguage(line.product, language),
        attrValueId: line.skuId,
        image: toPictureUrl(config, line.image),
        imageBlur: line.imageBlur,
        sku: inLanguage(line.sku, language),
        price: toMoney(line.price),
        payNum: line.quantity,
        weight: line.weight.toFixed(2),
        volume: line.volume.toFixed(2),
        postage: toMoney(line.postage),
        stock: line.stock,
      })),
    })),
    deductionPrice: toMoney(0),
    usedIntegral: 0,
    surplusIntegral: points,
  };
}
