import type { productAttrs, products, skus } from '../db/schema.ts';
import { day } from '../domain/shared/time.ts';
import { fromLch, toHex } from '../media/colour.ts';
import { objectPaints } from '../media/palette.ts';
import { type Colour, type ProductPicture, productPicture, type Tile } from '../media/recipe.ts';
import type { Good } from './catalogue/good.ts';
import { type Modifier, modifiers } from './catalogue/modifiers.ts';
import type { Placed } from './categories.ts';
import { type Choice, choicesOf, unitWords } from './choices.ts';
import { descriptions, guaranteePeriods, longTails, origins, specificationNames } from './descriptions.ts';
import { merchantSeeds } from './merchants-data.ts';
import { Random } from './random.ts';
import { capital, everywhere, fill, mapWords, type SeedLanguage, type Words } from './words.ts';

type ProductRow = typeof products.$inferInsert & { id: number };
type AttrRow = typeof productAttrs.$inferInsert;
type SkuRow = typeof skus.$inferInsert & { id: number };

export type PlannedProduct = {
  row: ProductRow;
  attrs: AttrRow[];
  skus: SkuRow[];
  good: Good;
  pictures: ProductPicture[];
};

/** The steps at which the shop shows sales differently, from both sides; first products get them in turn. */
export const soldSteps = [999, 1000, 1001, 4999, 5000, 5001, 9999, 10_000, 10_001, 0, 1, 86_412] as const;

const agreements = ['m', 'f', 'mp', 'fp'] as const;

function inflect(text: string, language: SeedLanguage, good: Good): string {
  if (language !== 'es' && language !== 'fr') return text;
  const forms = text.split('/');
  return forms[agreements.indexOf(good[language])] ?? forms[0] ?? text;
}

/** Adjective before the noun in English and Chinese, after it in the others. */
export function nameOf(good: Good, modifier: Modifier): Words {
  return mapWords(good.noun, (noun, language) => {
    const adjective = inflect(modifiers[modifier][language], language, good);
    if (language === 'en') return capital(`${adjective} ${noun}`);
    if (language === 'zh-CN') return adjective + noun;
    return language === 'th' || language === 'lo' ? noun + adjective : capital(`${noun} ${adjective}`);
  });
}

/** Typical shop prices: 12.90, 129.00, 1,290.00. */
function roundPrice(cents: number): number {
  if (cents < 100) return Math.max(10, Math.round(cents / 10) * 10);
  if (cents < 10_000) return Math.round(cents / 100) * 100 - 10;
  return Math.round(cents / 1000) * 1000 - 100;
}

/** Which of the three variants of a good this is; the extremes of the price range come first. */
function levelOf(good: Good, place: number, turn: number): number {
  if (good.to > 5_000_000) return (2 + turn) % 3;
  return good.from < 100 ? turn % 3 : (place + turn) % 3;
}

const lightColours: readonly Colour[] = ['white', 'beige', 'yellow', 'mint', 'own'];
const otherTiles: readonly Tile[] = ['sand', 'sage', 'sky', 'blush', 'lilac', 'butter', 'mist'];

/** Light objects get a background with enough contrast. */
function tileFor(tile: Tile, colour: Colour): Tile {
  if (lightColours.slice(0, 2).includes(colour)) return tile === 'sky' || tile === 'sage' ? tile : 'lilac';
  return colour === 'yellow' && tile === 'butter' ? 'sky' : tile;
}

function picturesOf({ good, tile }: Placed, colour: Colour, turn: number, index: number): ProductPicture[] {
  const { icon, companion } = good;
  const main = tileFor(tile, colour);
  const second = otherTiles[(otherTiles.indexOf(main) + 2 + turn) % otherTiles.length] ?? 'sand';
  const other = tileFor(second, colour);
  const all: ProductPicture[] = [
    { icon, tile: main, colour },
    { icon, tile: main, colour, view: 'close' },
    { icon, tile: other, colour, view: 'tilt' },
    { icon, tile: main, colour, view: 'trio' },
    { icon, tile: other, colour, view: 'pair', companion },
  ];
  return index % 3 === 2 ? all.filter(({ view }) => view !== 'trio') : all;
}

function contentOf(good: Good, name: Words): Words {
  const { paragraph, points } = descriptions[good.taste];
  const sentence = fill(paragraph, { name });
  return mapWords(sentence, (text, language) => {
    const items = points.map((point) => `<li>${point[language]}</li>`);
    return `<p>${text}</p><ul>${items.join('')}</ul>`;
  });
}

/** Every way to choose: the indexes of a value per choice. */
function combinations(choices: readonly Choice[]): number[][] {
  return choices.reduce<number[][]>(
    (chosen, { values }) => chosen.flatMap((head) => values.map((_value, index) => [...head, index])),
    [[]],
  );
}

const weights: Readonly<Record<Good['taste'], number>> = {
  wear: 0.6,
  device: 1.2,
  home: 1.8,
  food: 0.4,
  play: 1.5,
  care: 0.2,
};

type Plan = { placed: readonly Placed[]; count: number; now: Date };

export function planProducts({ placed, count, now }: Plan): PlannedProduct[] {
  const random = new Random(20_26);
  const planned: PlannedProduct[] = [];
  let skuId = 1;
  for (let index = 0; index < count; index++) {
    const place = placed[index % placed.length];
    if (!place) throw new Error('the catalogue holds no goods');
    const product = planOne(place, index, Math.floor(index / placed.length), skuId, random, now);
    skuId += product.skus.length;
    planned.push(product);
  }
  return planned;
}

function planOne(
  place: Placed,
  index: number,
  turn: number,
  firstSku: number,
  random: Random,
  now: Date,
): PlannedProduct {
  const { good, department, path } = place;
  const id = index + 1;
  const level = levelOf(good, index, turn);
  const modifier = good.modifiers[level % good.modifiers.length] ?? 'classic';
  const plainName = nameOf(good, modifier);
  const tail = index % 29 === 7 ? longTails[index % longTails.length] : undefined;
  const name = tail ? mapWords(plainName, (text, language) => text + tail[language]) : plainName;
  const choices = choicesOf(good, turn);
  const isMultiSku = good.scheme !== 'one';
  const mainColour =
    choices[0]?.values[0]?.colour ?? good.colours[turn % Math.max(1, good.colours.length)] ?? 'own';
  const pictures = picturesOf(place, mainColour, turn, index);

  const base = good.from * (good.to / good.from) ** (level / 2);
  const price = base === good.from || base === good.to ? good[level === 0 ? 'from' : 'to'] : roundPrice(base);
  const reduction = random.chance(0.34) ? random.pick([1.15, 1.25, 1.35, 1.6]) : 1;
  const isSoldOut = index % 17 === 11;
  const sellers = merchantSeeds.flatMap(({ departments }, at) =>
    departments.includes(department) ? [at + 1] : [],
  );
  const merId = sellers[random.between(0, sellers.length - 1)] ?? 1;
  const weight = Math.round(weights[good.taste] * (0.5 + random.next()) * 100) / 100;

  const rows = combinations(choices).map((valueIndexes, position): SkuRow => {
    const values = valueIndexes.map((value, choice) => choices[choice]?.values[value]);
    const factor = values.reduce((product, value) => product * (value?.factor ?? 1), 1);
    const skuPrice = factor === 1 ? price : roundPrice(price * factor);
    const colour = values.find((value) => value?.colour)?.colour;
    const pieces = values.find((value) => value?.pieces)?.pieces ?? 1;
    const picture: ProductPicture | undefined = colour
      ? { icon: good.icon, tile: tileFor(place.tile, colour), colour }
      : pictures[0];
    const isGone = isSoldOut || (isMultiSku && position > 0 && random.chance(0.1));
    return {
      id: firstSku + position,
      productId: id,
      valueIndexes,
      name: mapWords(good.noun, (_noun, language) => values.map((value) => value?.name[language]).join(',')),
      image: picture ? productPicture(picture) : '',
      sliderImages:
        colour && colour !== mainColour ? picturesOf(place, colour, turn, index).map(productPicture) : [],
      price: skuPrice,
      otPrice: reduction === 1 ? skuPrice : Math.max(skuPrice, roundPrice(skuPrice * reduction)),
      cost: Math.round(skuPrice * 0.55),
      stock: isGone ? 0 : index % 13 === 5 ? random.between(1, 4) : random.between(6, 180),
      weight,
      volume: Math.round(weight * 3 * 100) / 100,
      // Food is compared by what a kilogram or a litre costs.
      ...(good.taste === 'food' && {
        unitAmount: weight * pieces,
        unitMeasure: good.unit === 'bottle' ? ('l' as const) : ('kg' as const),
      }),
      barCode: `50${String(id).padStart(6, '0')}${String(position).padStart(4, '0')}`,
    };
  });

  const step = soldSteps[index];
  const sold = step ?? Math.floor(10 ** (random.next() * 3.9));
  const ficti = Math.floor(sold * random.pick([0, 0, 0.2, 0.4]));
  spread(rows, sold - ficti);
  const cheapest = rows.reduce((best, row) => (row.price < best.price ? row : best));
  const isFree = price >= 5000 || random.chance(0.35);
  const origin = random.pick(origins);
  const period = random.pick(guaranteePeriods);
  const row: ProductRow = {
    id,
    merId,
    cat1: path[0],
    cat2: path[1],
    cat3: path[2],
    name,
    info: descriptions[good.taste].line,
    content: contentOf(good, plainName),
    unitName: unitWords[good.unit],
    specifications: [
      { name: specificationNames.brand, value: everywhere(merchantSeeds[merId - 1]?.name ?? 'Marketfront') },
      { name: specificationNames.model, value: everywhere(`MF-${String(id).padStart(5, '0')}`) },
      { name: specificationNames.origin, value: origin },
      { name: specificationNames.weight, value: everywhere(`${weight} kg`) },
      { name: specificationNames.guarantee, value: period },
    ],
    keyword: `${good.icon.replaceAll('-', ' ')} ${modifier}`,
    image:
      rows.find((sku) => sku.image)?.image ??
      productPicture(pictures[0] ?? { icon: good.icon, tile: 'sand' }),
    sliderImages: pictures.map(productPicture),
    colors: (choices[0]?.values ?? []).flatMap(({ colour }) =>
      colour ? [toHex(fromLch(objectPaints[colour]))] : [],
    ),
    singleSkuId: rows.length === 1 ? firstSku : null,
    price: cheapest.price,
    otPrice: cheapest.otPrice,
    postage: isFree ? 0 : random.pick([190, 290, 390, 490, 690]),
    stock: rows.reduce((sum, sku) => sum + sku.stock, 0),
    sales: sold - ficti,
    ficti,
    browse: sold * 7 + random.between(3, 400),
    isMultiSku,
    guaranteeIds: [1, 2, ...(isFree ? [3] : []), ...(random.chance(0.4) ? [4] : [])],
    rank: random.between(0, 999),
    createdAt: new Date(now.getTime() - random.between(20, 700) * day - (index % 97) * 61_000),
  };
  const attrs = choices.map(
    (choice, sort): AttrRow => ({
      productId: id,
      name: choice.name,
      values: choice.values.map((value) => value.name),
      sort,
    }),
  );
  return { row, attrs, skus: rows, good, pictures };
}

/** Real sales over the SKUs, so that their sum is the product's. */
function spread(rows: SkuRow[], sales: number): void {
  const share = Math.floor(sales / rows.length);
  for (const [position, row] of rows.entries()) {
    row.sales = position === 0 ? sales - share * (rows.length - 1) : share;
  }
}
