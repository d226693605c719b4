import type { skus } from '../db/schema.ts';
import { galleryOf, photo, viewsOf } from '../media/addresses.ts';
import { type Choice, combinations, finishesOf, piecesOf } from './choices.ts';
import type { Good } from './goods/good.ts';
import type { Finish } from './goods/vocabulary/finishes.ts';
import type { Random } from './random.ts';
import { isScarce, isSoldOut } from './states.ts';
import { inEachLanguage } from './words.ts';

export type SkuRow = typeof skus.$inferInsert & { id: number };

type Pictures = { image: string; sliderImages: string[] };

type Plan = {
  good: Good;
  choices: readonly Choice[];
  /** The pictures of the product. */
  pictures: Pictures;
  /** The position in the catalogue. */
  place: number;
  productId: number;
  firstSku: number;
  /** The earlier price, as a multiple of the current one. */
  reduction: number;
  random: Random;
};

/** The earlier price, rounded like a shop price: 12.90, 129.00, 1,290.00. */
function roundPrice(cents: number): number {
  if (cents < 100) return Math.round(cents / 10) * 10;
  if (cents < 10_000) return Math.round(cents / 100) * 100 - 10;
  return Math.round(cents / 1000) * 1000 - 100;
}

function priceOf({ price, sizes }: Good, values: Choice['values']): number {
  const finish = values.find((value) => value.finish)?.finish;
  const size = values.find((value) => value.size)?.size;
  const base = typeof price === 'number' ? price : finish && price[finish];
  if (base === undefined) throw new Error('marketfront/seed: a finish has no price.');
  return base + ((size && sizes?.[size]) ?? 0);
}

/** Other finishes have their own pictures if those have been taken; otherwise the product's pictures are used. */
function picturesOf(good: Good, finish: Finish | undefined, ofProduct: Pictures): Pictures {
  const isOther = finish !== undefined && finish !== finishesOf(good)[0];
  return isOther && viewsOf(good.id, finish).includes('front')
    ? { image: photo(good.id, 'front', finish), sliderImages: [...galleryOf(good.id, finish)] }
    : { image: ofProduct.image, sliderImages: [] };
}

export function planSkus({ good, choices, pictures, ...plan }: Plan): SkuRow[] {
  const { place, productId, firstSku, reduction, random } = plan;
  const ways = combinations(choices);
  return ways.map((valueIndexes, position): SkuRow => {
    const values = valueIndexes.flatMap((value, choice) => choices[choice]?.values[value] ?? []);
    const size = values.find((value) => value.size)?.size;
    const pieces = (size && piecesOf[size]) ?? 1;
    const price = priceOf(good, values);
    const isGone = isSoldOut(place) || (position > 0 && random.chance(0.1));
    // Strongly reduced SKUs have little stock, because deals use them.
    const most = reduction >= 1.25 ? Math.floor(80 / ways.length) : 180;
    const [width, depth, height] = good.dimensions;
    const litres = (width * depth * height) / 1_000_000;
    const round = (value: number) => Math.round(value * 100) / 100;
    return {
      id: firstSku + position,
      productId,
      valueIndexes,
      name: inEachLanguage((language) => values.map((value) => value.name[language]).join(',')),
      ...picturesOf(good, values.find((value) => value.finish)?.finish, pictures),
      price,
      otPrice: reduction === 1 ? price : Math.max(price, roundPrice(price * reduction)),
      cost: Math.round(price * 0.55),
      stock: isGone ? 0 : isScarce(place) ? random.between(1, 4) : random.between(6, Math.max(12, most)),
      weight: round((good.weight * pieces) / 1000),
      volume: round(litres * pieces),
      ...(good.content && {
        unitAmount: good.content.amount * pieces,
        unitMeasure: good.content.measure,
      }),
      barCode: `50${String(productId).padStart(6, '0')}${String(position).padStart(4, '0')}`,
    };
  });
}
