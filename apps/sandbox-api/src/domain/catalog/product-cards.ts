import type { Schemas } from '@marketfront/api-client';
import { eq, type SQL, sql } from 'drizzle-orm';
import { prepare, type Prepared } from '../../db/prepared.ts';
import { merchants, products, skus } from '../../db/schema.ts';
import { bestCouponOfProduct } from '../coupons/offered-coupons.ts';
import { marketCurrency } from '../shared/currency.ts';
import type { Scope } from '../shared/scope.ts';

export type Card = Schemas['ProductCard'];

/** A column in the shopper's language. */
const translated = (column: typeof products.name | typeof products.unitName) =>
  sql`coalesce(${column}->>${sql.placeholder('language')}::text, ${column}->>'en')`;

/** `toPictureUrl` in a query. */
const picture = (path: SQL) =>
  sql`case when starts_with(${path}, '/') then ${sql.placeholder('origin')}::text || ${path} else ${path} end`;

const { digits } = marketCurrency;
/** `toMoney` in a query. */
const money = (minor: SQL) =>
  sql`(${minor} * ${sql.raw(`1e-${digits}`)}::numeric)::numeric(20, ${sql.raw(String(digits))})::text`;

/** `toApiTime` in a query. */
const apiTime = (moment: SQL) =>
  sql`to_char(${moment} at time zone 'UTC' + interval '8 hours', 'YYYY-MM-DD HH24:MI:SS')`;

const { price, otPrice } = products;

/** Of the SKU whose price the card shows. */
const cheapest = sql`select ${skus.unitAmount} as amount, ${skus.unitMeasure} as measure from ${skus}
  where ${skus.productId} = ${products.id} and ${skus.price} = ${price} order by ${skus.id} limit 1`;

/** Every field of a card. The pictures of a product begin with the main one and a detail of it. */
const fields = {
  id: sql`${products.id}`,
  storeName: translated(products.name),
  unitName: translated(products.unitName),
  image: picture(sql`${products.image}`),
  imageBlur: sql`${products.imageBlur}`,
  hoverImage: picture(sql`coalesce(${products.sliderImages}->>2, ${products.sliderImages}->>1)`),
  colors: sql`${products.colors}`,
  skuId: sql`${products.singleSkuId}`,
  price: money(sql`${price}`),
  otPrice: money(sql`${otPrice}`),
  unitPrice: money(sql`floor(${price} / nullif(cheapest.amount, 0) + 0.5)::bigint`),
  unitMeasure: sql`cheapest.measure`,
  couponMoney: money(bestCouponOfProduct),
  sales: sql`${products.sales}`,
  ficti: sql`${products.ficti}`,
  stock: sql`${products.stock}`,
  replyCount: sql`${products.replyCount}`,
  starAverage: sql`round(${products.starSum}::numeric / nullif(${products.replyCount}, 0), 1)::text`,
  freeShipping: eq(products.postage, 0),
  createTime: apiTime(sql`${products.createdAt}`),
  merId: sql`${products.merId}`,
  merName: sql`${merchants.name}`,
  isSelf: sql`${merchants.isSelf}`,
} satisfies Record<Exclude<keyof Card, 'matchedText'>, SQL>;

const columns = Object.entries(fields).map(([name, value]) => sql`${value} as ${sql.identifier(name)}`);

/** JSON of cards, and how many they are. */
type CardList = { list: string; size: number };
export type CardsQuery = Prepared<CardList>;
export const noCards: CardList = { list: '[]', size: 0 };

/**
 * A query for the cards of some products as one JSON text, so that this process neither parses nor writes them.
 * @param chosen selects the `id` of each product, and whatever the order needs
 */
export const cardsQuery = (chosen: SQL, order: SQL): CardsQuery =>
  prepare<CardList>(sql`
    select coalesce(json_agg(card), '[]')::text as list, count(*)::int as size from (
      select ${sql.join(columns, sql`, `)}
      from (${chosen}) chosen
      join ${products} on ${products.id} = chosen.id
      join ${merchants} on ${merchants.id} = ${products.merId}
      left join lateral (${cheapest}) cheapest on true
      order by ${order}
    ) card`);

/** What each query of cards needs to know. */
export const cardValues = ({ config, language }: Scope) => ({ origin: config.origin, language });

const byIds = cardsQuery(
  sql`select id, at from unnest(${sql.placeholder('ids')}::int[]) with ordinality as wanted(id, at)`,
  sql`chosen.at`,
);

/** The cards of these products, in this order. */
export async function cardsOf(scope: Scope, ids: readonly number[]): Promise<Card[]> {
  if (ids.length === 0) return [];
  const [row] = await byIds(scope.db, { ...cardValues(scope), ids });
  return JSON.parse((row ?? noCards).list) as Card[];
}
