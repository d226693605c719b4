import { type SQL, sql } from 'drizzle-orm';
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  serial,
  smallint,
  text,
  uniqueIndex,
} from 'drizzle-orm/pg-core';
import { type Language, languages } from '../languages.ts';
import { bytewiseText, createdAt, type Localized, localized, price, stringList } from './columns.ts';

/** In all tables, a picture is a path below the server's origin ("/media/…"); responses make it absolute. */
export const categories = pgTable(
  'categories',
  {
    id: serial('id').primaryKey(),
    /** 0 for a top category. */
    pid: integer('pid').notNull().default(0),
    name: localized('name').notNull(),
    icon: text('icon').notNull().default(''),
    picture: text('picture').notNull().default(''),
    pictureBlur: text('picture_blur'),
    level: smallint('level').notNull(),
    sort: integer('sort').notNull().default(0),
    isShow: boolean('is_show').notNull().default(true),
    /** HTML; null: the size guide of the parent category applies, if any. */
    sizeGuide: jsonb('size_guide').$type<Localized>(),
  },
  (t) => [index('categories_pid').on(t.pid)],
);

/** One row of a product's specification table. */
export type Specification = { name: Localized; value: Localized };

/** Lower ends of the bars of the price histogram in minor units: 1, 1.5, 2, 3, 5 and 7 of each power of ten. */
export const priceSteps = Array.from({ length: 9 }, (_, power) =>
  [1, 1.5, 2, 3, 5, 7].map((step) => Math.round(step * 10 ** power)),
).flat();

/** The parts of `products.facetKey`, in order, each an integer. */
export const facetKeyParts = [
  'cat1',
  'cat2',
  'cat3',
  'mer_id',
  'facet_set',
  'bar',
  'in_stock',
  'on_sale',
  'free_shipping',
  'star_tenths',
] as const;

const facetKeyOf = (): SQL => {
  const parts = {
    cat1: products.cat1,
    cat2: products.cat2,
    cat3: products.cat3,
    mer_id: products.merId,
    facet_set: products.facetSet,
    bar: sql`width_bucket(${products.price}, ${sql.raw(`'{${priceSteps}}'::int[]`)})`,
    in_stock: sql`(${products.stock} > 0)::int`,
    on_sale: sql`(${products.price} < ${products.otPrice})::int`,
    free_shipping: sql`(${products.postage} = 0)::int`,
    star_tenths: sql`coalesce(${products.starSum} * 10 / nullif(${products.replyCount}, 0), 0)`,
  } satisfies Record<(typeof facetKeyParts)[number], unknown>;
  return sql.join(
    facetKeyParts.map((part) => sql`${parts[part]}::text`),
    sql` || '.' || `,
  );
};

const nameIn = ({ tag }: { tag: Language }): SQL =>
  sql`coalesce(${products.name}->>${sql.raw(`'${tag}'`)},'')`;

export const products = pgTable(
  'products',
  {
    id: serial('id').primaryKey(),
    merId: integer('mer_id').notNull(),
    /** The ancestors of the leaf, one column per level, so that a list by any of them reads one index range. */
    cat1: integer('cat1').notNull(),
    cat2: integer('cat2').notNull(),
    cat3: integer('cat3').notNull(),
    name: localized('name').notNull(),
    info: localized('info').notNull(),
    /** HTML. */
    content: localized('content').notNull(),
    unitName: localized('unit_name').notNull(),
    specifications: jsonb('specifications').$type<Specification[]>().notNull().default([]),
    keyword: text('keyword').notNull().default(''),
    image: text('image').notNull(),
    imageBlur: text('image_blur'),
    sliderImages: stringList('slider_images').notNull(),
    sliderBlurs: stringList('slider_blurs').notNull().default([]),
    /** A video: its address, the picture before it plays and its length in seconds. */
    videoLink: text('video_link'),
    videoPoster: text('video_poster'),
    videoSeconds: integer('video_seconds'),
    /** The pictures of a full turn, front first; empty if there are none. */
    turnImages: stringList('turn_images').notNull().default([]),
    /** The colours to choose from, as `#rrggbb`. */
    colors: stringList('colors').notNull().default([]),
    /** The only SKU of a product without a choice. */
    singleSkuId: integer('single_sku_id'),
    price: price('price').notNull(),
    otPrice: price('ot_price').notNull(),
    postage: price('postage').notNull().default(0),
    stock: integer('stock').notNull().default(0),
    sales: integer('sales').notNull().default(0),
    ficti: integer('ficti').notNull().default(0),
    sold: integer('sold')
      .notNull()
      .generatedAlwaysAs((): SQL => sql`${products.sales} + ${products.ficti}`),
    browse: integer('browse').notNull().default(0),
    starSum: integer('star_sum').notNull().default(0),
    replyCount: integer('reply_count').notNull().default(0),
    /** False if there is only one SKU. */
    isMultiSku: boolean('is_multi_sku').notNull().default(false),
    /** Nothing is shipped, and there is no postage. */
    isVirtual: boolean('is_virtual').notNull().default(false),
    guaranteeIds: integer('guarantee_ids').array().notNull().default([]),
    rank: integer('rank').notNull().default(0),
    isShow: boolean('is_show').notNull().default(true),
    /**
     * The values that its choices offer: a row of `facetSets`, 0 for none. `refresh_product_facets()` of the migrations
     * fills it.
     */
    facetSet: integer('facet_set').notNull().default(0),
    searchText: text('search_text')
      .notNull()
      .generatedAlwaysAs(
        (): SQL =>
          sql`lower(${sql.join(languages.map(nameIn), sql` || ' ' || `)} || ' ' || ${products.keyword})`,
      ),
    /**
     * All fields that lists are filtered by, except words and the exact price. Facets group by it, in one index: a
     * catalogue has far fewer keys than goods (decision 071).
     */
    facetKey: bytewiseText('facet_key').notNull().generatedAlwaysAs(facetKeyOf),
    createdAt: createdAt(),
  },
  (t) => {
    // One index per filter and order: a page of any list reads its own rows only, however large the catalogue.
    const shown = sql`${t.isShow}`;
    return [
      index('products_newest').on(t.id).where(shown),
      index('products_rank').on(t.rank, t.id).where(shown),
      index('products_price').on(t.price, t.id).where(shown),
      index('products_sold').on(t.sold, t.id).where(shown),
      index('products_cat1_rank').on(t.cat1, t.rank, t.id).where(shown),
      index('products_cat1_price').on(t.cat1, t.price, t.id).where(shown),
      index('products_cat1_sold').on(t.cat1, t.sold, t.id).where(shown),
      index('products_cat2_rank').on(t.cat2, t.rank, t.id).where(shown),
      index('products_cat2_price').on(t.cat2, t.price, t.id).where(shown),
      index('products_cat2_sold').on(t.cat2, t.sold, t.id).where(shown),
      index('products_cat3_rank').on(t.cat3, t.rank, t.id).where(shown),
      index('products_cat3_price').on(t.cat3, t.price, t.id).where(shown),
      index('products_cat3_sold').on(t.cat3, t.sold, t.id).where(shown),
      index('products_mer_rank').on(t.merId, t.rank, t.id).where(shown),
      index('products_mer_price').on(t.merId, t.price, t.id).where(shown),
      index('products_mer_sold').on(t.merId, t.sold, t.id).where(shown),
      index('products_facet_set').on(t.facetSet).where(shown),
      index('products_facet_key').on(t.facetKey, t.price).where(shown),
      check('products_stock', sql`${t.stock} >= 0`),
    ];
  },
);

/** One value of a choice across all products ("Colour: Red"), so that lists can filter by it. */
export const facetValues = pgTable(
  'facet_values',
  {
    id: serial('id').primaryKey(),
    /** The English names in lower case: equal choices of two products are one facet. */
    attributeKey: text('attribute_key').notNull(),
    valueKey: text('value_key').notNull(),
    attribute: localized('attribute').notNull(),
    value: localized('value').notNull(),
    /** `#rrggbb` of a colour. */
    color: text('color'),
    /** The position of the value in its choice. */
    sort: integer('sort').notNull().default(0),
  },
  (t) => [uniqueIndex('facet_values_key').on(t.attributeKey, t.valueKey)],
);

/**
 * The values that the choices of a product offer; many products share one set, so that sets are counted, not values.
 */
export const facetSets = pgTable(
  'facet_sets',
  { id: serial('id').primaryKey(), valueIds: integer('value_ids').array().notNull() },
  (t) => [uniqueIndex('facet_sets_values').on(t.valueIds)],
);

/** The words of all product names, for "Did you mean". */
export const searchWords = pgTable('search_words', {
  word: text('word').primaryKey(),
  /** The number of products that contain it. */
  products: integer('products').notNull(),
});

/**
 * A choice of a product ("Colour"), with its values in display order. Values contain no comma, because it joins them.
 */
export const productAttrs = pgTable(
  'product_attrs',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id').notNull(),
    name: localized('name').notNull(),
    values: jsonb('values').$type<Localized[]>().notNull(),
    sort: integer('sort').notNull().default(0),
  },
  (t) => [index('product_attrs_product').on(t.productId, t.sort, t.id)],
);

export const skus = pgTable(
  'skus',
  {
    id: serial('id').primaryKey(),
    productId: integer('product_id')
      .notNull()
      .references(() => products.id),
    /** For each attribute, in order, the index of its value. */
    valueIndexes: integer('value_indexes').array().notNull(),
    /** The values joined by "," in each language. */
    name: localized('name').notNull(),
    image: text('image').notNull(),
    imageBlur: text('image_blur'),
    /** Empty: the pictures of the product are used. */
    sliderImages: stringList('slider_images').notNull().default([]),
    price: price('price').notNull(),
    otPrice: price('ot_price').notNull(),
    cost: price('cost').notNull().default(0),
    stock: integer('stock').notNull(),
    sales: integer('sales').notNull().default(0),
    weight: doublePrecision('weight').notNull().default(0),
    volume: doublePrecision('volume').notNull().default(0),
    barCode: text('bar_code').notNull().default(''),
    /** The amount of its measure in one piece; null for goods that are sold by the piece. */
    unitAmount: doublePrecision('unit_amount'),
    unitMeasure: text('unit_measure', { enum: ['kg', 'l', 'm'] }),
    isShow: boolean('is_show').notNull().default(true),
  },
  (t) => [index('skus_product').on(t.productId, t.id), check('skus_stock', sql`${t.stock} >= 0`)],
);

export const guarantees = pgTable('guarantees', {
  id: serial('id').primaryKey(),
  name: localized('name').notNull(),
  icon: text('icon').notNull().default(''),
  content: localized('content').notNull(),
  /** The number of days after delivery within which it promises to accept returns. */
  returnDays: integer('return_days'),
  sort: integer('sort').notNull().default(0),
});

/** Users who asked to be notified when a SKU can be bought again. */
export const stockAlerts = pgTable(
  'stock_alerts',
  { skuId: integer('sku_id').notNull(), uid: integer('uid').notNull(), createdAt: createdAt() },
  (t) => [primaryKey({ columns: [t.skuId, t.uid] }), index('stock_alerts_uid').on(t.uid)],
);
