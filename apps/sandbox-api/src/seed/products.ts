import type { productAttrs, products } from '../db/schema.ts';
import { day } from '../domain/shared/time.ts';
import { filmOf, galleryOf, photo, turnOf } from '../media/addresses.ts';
import type { CategoryPath } from './categories.ts';
import { choicesOf, finishesOf } from './choices.ts';
import { type Leaf, leafFacts } from './goods/categories.ts';
import { type GoodWords, goodsForSale, readWords, storeId } from './goods/for-sale.ts';
import type { Good } from './goods/good.ts';
import { finishColours } from './goods/vocabulary/finishes.ts';
import { units } from './goods/vocabulary/units.ts';
import { Random } from './random.ts';
import { planSkus, type SkuRow } from './skus.ts';
import { specificationsOf } from './specifications.ts';
import {
  isReduced,
  isSoldOut,
  lostPicture,
  sellersName,
  soldSteps,
  withLostPicture,
  withoutPicture,
} from './states.ts';
import { mapWords } from './words.ts';

type ProductRow = typeof products.$inferInsert & { id: number; sales: number; ficti: number; stock: number };
type AttrRow = typeof productAttrs.$inferInsert;

export type PlannedProduct = { row: ProductRow; attrs: AttrRow[]; skus: SkuRow[]; good: Good };

type Plan = { paths: ReadonlyMap<Leaf, CategoryPath>; count: number; now: Date };

export function planProducts({ paths, count, now }: Plan): PlannedProduct[] {
  const random = new Random(20_26);
  const texts = readWords();
  let firstSku = 1;
  return goodsForSale.slice(0, count).map((good, place) => {
    const path = paths.get(good.category);
    const text = texts.get(good.id);
    if (!path || !text) throw new Error(`marketfront/seed: ${good.id} has no category or no words.`);
    const product = planOne({ good, path, text, place, firstSku, random, now });
    firstSku += product.skus.length;
    return product;
  });
}

/** Includes the names of its category in every language, so that words that its own name lacks find it too. */
function keywordsOf({ id, category }: Good): string {
  const name = leafFacts.get(category)?.name ?? {};
  return [id.replaceAll('-', ' '), ...new Set(Object.values(name))].join(', ');
}

function picturesOf({ id }: Good) {
  if (id === withoutPicture) return { image: '', sliderImages: [] };
  if (id === withLostPicture) return { image: lostPicture, sliderImages: [lostPicture] };
  return { image: photo(id, 'front'), sliderImages: [...galleryOf(id)] };
}

function mediaOf({ id }: Good) {
  const film = filmOf(id);
  return {
    turnImages: turnOf(id),
    ...(film && { videoLink: film.link, videoPoster: film.poster, videoSeconds: film.seconds }),
  };
}

type Place = {
  good: Good;
  path: CategoryPath;
  text: GoodWords;
  place: number;
  firstSku: number;
  random: Random;
  now: Date;
};

function planOne({ good, path, text, place, firstSku, random, now }: Place): PlannedProduct {
  const id = place + 1;
  const choices = choicesOf(good);
  const pictures = picturesOf(good);
  const reduction = isReduced(place) ? random.pick([1.15, 1.25, 1.35, 1.6]) : 1;
  const skus = planSkus({ good, choices, pictures, place, productId: id, firstSku, reduction, random });
  // Products that are sold out or have no picture sell little and are at the end of lists.
  const isPutForward = !isSoldOut(place) && good.id !== withoutPicture && good.id !== withLostPicture;
  const demand = isPutForward ? 3.9 : 1;
  const sold = soldSteps[place] ?? Math.floor(10 ** (random.next() * demand));
  const ficti = Math.floor(sold * random.pick([0, 0, 0.2, 0.4]));
  spread(skus, sold - ficti);
  const cheapest = skus.reduce((best, sku) => (sku.price < best.price ? sku : best));
  const isFree = cheapest.price >= 5000 || random.chance(0.35);
  const [top, group, leaf] = path;
  const row: ProductRow = {
    id,
    merId: storeId(good.store) ?? 1,
    cat1: top,
    cat2: group,
    cat3: leaf,
    name: sellersName(good.id, text.name),
    info: text.line,
    content: mapWords(text.description, (description) => `<p>${description}</p>`),
    unitName: units[good.unit],
    specifications: specificationsOf(good),
    keyword: keywordsOf(good),
    ...pictures,
    ...mediaOf(good),
    colors: finishesOf(good).map((finish) => finishColours[finish]),
    singleSkuId: skus.length === 1 ? firstSku : null,
    price: cheapest.price,
    otPrice: cheapest.otPrice,
    postage: isFree ? 0 : random.pick([190, 290, 390, 490, 690]),
    stock: skus.reduce((sum, sku) => sum + sku.stock, 0),
    sales: sold - ficti,
    ficti,
    browse: sold * 7 + random.between(3, 400),
    isMultiSku: skus.length > 1,
    guaranteeIds: [1, 2, ...(isFree ? [3] : []), ...(good.guarantee > 0 ? [4] : [])],
    rank: isPutForward ? random.between(1, 999) : 0,
    createdAt: new Date(now.getTime() - random.between(20, 700) * day - (place % 97) * 61_000),
  };
  const attrs = choices.map(
    ({ name, values }, sort): AttrRow => ({
      productId: id,
      name,
      values: values.map((value) => value.name),
      sort,
    }),
  );
  return { row, attrs, skus, good };
}

/** Spreads real sales over the SKUs, so that their sum is the product's. */
function spread(skus: SkuRow[], sales: number): void {
  const share = Math.floor(sales / skus.length);
  for (const [position, sku] of skus.entries()) {
    sku.sales = position === 0 ? sales - share * (skus.length - 1) : share;
  }
}
