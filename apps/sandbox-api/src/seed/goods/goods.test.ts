import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { type SeedLanguage, seedLanguages } from '../words.ts';
import { categoryTree } from './categories.ts';
import type { Good } from './good.ts';
import { describedDepartments, goodTexts } from './index.ts';
import { stores } from './stores.ts';
import { care } from './vocabulary/care.ts';
import { factNames, sizes } from './vocabulary/facts.ts';
import { finishes } from './vocabulary/finishes.ts';
import { materials } from './vocabulary/materials.ts';

const catalogue = new URL('../../../../../studio/catalogue/', import.meta.url);

/** The ids that a department of the picture catalogue lists; the Python formatter guarantees their form. */
function picturedIds(department: string): string[] {
  const source = readFileSync(new URL(`${department}.py`, catalogue), 'utf8');
  return [...source.matchAll(/Product\(\s*'([\w-]+)',\s*'([\w-]+)'/g)].map(([, id = '']) => id);
}

/** The variants of each product in the picture catalogue. */
const picturedVariants = new Map(
  [
    ...readFileSync(new URL('variants.py', catalogue), 'utf8').matchAll(
      /^ {4}'([\w-]+)': \{((?:.*\},?$)|(?:[\s\S]*?^ {4}\}))/gm,
    ),
  ].map(([, id = '', body = '']) => [
    id,
    [...body.matchAll(/'([\w-]+)': (?:dict|knitwear)\(/g)].map((each) => each[1]),
  ]),
);

/** Thai and Lao have a space in place of a full stop, and also within a sentence. */
const sentencesOf = (text: string, language: SeedLanguage) =>
  language === 'th' || language === 'lo'
    ? text.split(/\s+/).filter((part) => part.length > 20)
    : text.split(/(?<=[.!?。！？])\s*/).filter((sentence) => sentence.length > 8);

const pricesOf = ({ price, sizes }: Good) => {
  const bases = typeof price === 'number' ? [price] : Object.values(price);
  const more = sizes ? Object.values(sizes) : [0];
  return bases.flatMap((base) => more.map((each) => base + each));
};

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);

const departmentNames = Object.keys(describedDepartments);
const goods = Object.values(describedDepartments).flat();
const textsIn = (language: SeedLanguage) =>
  departmentNames.flatMap((department) => Object.values(goodTexts(language, department)));

describe('the words of the goods', () => {
  it.each(departmentNames)('cover every product of %s that is pictured', (department) => {
    const pictured = picturedIds(department).toSorted();
    expect(pictured.length).toBeGreaterThan(0);
    expect((describedDepartments[department] ?? []).map(({ id }) => id).toSorted()).toEqual(pictured);
    for (const language of seedLanguages) {
      expect(Object.keys(goodTexts(language, department)).toSorted()).toEqual(pictured);
    }
  });

  it.each(seedLanguages)('have a name of its own for each product in %s', (language) => {
    expect(repeated(textsIn(language).map(({ name }) => name))).toEqual([]);
  });

  it.each(seedLanguages)('say no sentence twice in %s', (language) => {
    const sentences = textsIn(language).flatMap(({ line, description }) => [
      line,
      ...sentencesOf(description, language),
    ]);
    expect(repeated(sentences)).toEqual([]);
  });

  it.each(seedLanguages)('take 60 to 150 words to describe a product in %s', (language) => {
    // Chinese, Thai and Lao have no spaces between words.
    const segmenter = new Intl.Segmenter(language, { granularity: 'word' });
    const wrong = textsIn(language)
      .map(({ name, description }) => ({
        name,
        count: [...segmenter.segment(description)].filter(({ isWordLike }) => isWordLike).length,
      }))
      .filter(({ count }) => count < 60 || count > 150);
    expect(wrong).toEqual([]);
  });

  it.each(seedLanguages.slice(1))('say about as much in %s as in English', (language) => {
    const [least, most] = language === 'zh-CN' ? [0.15, 0.6] : [0.45, 1.7];
    const wrong = departmentNames.flatMap((department) => {
      const english = goodTexts('en', department);
      return Object.entries(goodTexts(language, department)).flatMap(([id, { description }]) => {
        const share = description.length / (english[id]?.description.length ?? 0);
        return share >= least && share <= most ? [] : [{ id, share }];
      });
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['zh-CN', /\p{Script=Han}/u],
    ['th', /\p{Script=Thai}/u],
    ['lo', /\p{Script=Lao}/u],
  ] as const)('are written in the letters of %s', (language, letters) => {
    const texts = textsIn(language).flatMap(({ name, line, description }) => [name, line, description]);
    expect(texts.filter((text) => !letters.test(text))).toEqual([]);
  });

  it('are there for no department that does not exist', () => {
    for (const language of seedLanguages) {
      const files = readdirSync(new URL(`texts/${language}/`, import.meta.url));
      expect(files.map((file) => file.replace('.json', '')).toSorted()).toEqual(departmentNames.toSorted());
    }
  });
});

describe('the facts of the goods', () => {
  it('offer the finishes that are pictured', () => {
    const offered = goods.map(({ id, price }) => [
      id,
      typeof price === 'number' ? [] : Object.keys(price).slice(1),
    ]);
    expect(offered).toEqual(goods.map(({ id }) => [id, picturedVariants.get(id) ?? []]));
  });

  it.each(Object.entries({ finishes, materials, factNames, sizes, care }))(
    'have a word of its own for each of the %s',
    (_name, vocabulary) => {
      for (const language of seedLanguages) {
        expect(repeated(Object.values(vocabulary).map((each) => each[language]))).toEqual([]);
      }
    },
  );

  it('have a price in whole cents, a size and a weight', () => {
    const wrong = goods.filter(
      (good) =>
        pricesOf(good).some((price) => !Number.isInteger(price) || price <= 0) ||
        [...good.dimensions, good.weight].some((measure) => measure <= 0),
    );
    expect(wrong).toEqual([]);
  });

  it('cost from ten cents to a sum of six digits', () => {
    const prices = goods.flatMap(pricesOf);
    expect(Math.min(...prices)).toBe(10);
    expect(Math.max(...prices)).toBeGreaterThanOrEqual(10_000_000);
  });

  it('are chosen in one way or in many', () => {
    const ways = goods.map(({ price, sizes }) => [
      typeof price === 'number' ? 1 : Object.keys(price).length,
      sizes ? Object.keys(sizes).length : 1,
    ]);
    expect(ways.some(([finish, size]) => finish === 1 && size === 1)).toBe(true);
    expect(ways.some(([finish = 1, size = 1]) => finish * size >= 12)).toBe(true);
  });

  it.each(seedLanguages)('name the country that they come from in %s', (language) => {
    const countries = new Intl.DisplayNames(language, { type: 'region', fallback: 'none' });
    expect(goods.filter(({ origin }) => !countries.of(origin))).toEqual([]);
  });

  it('show products that are pictured on departments and stores', () => {
    const pictured = new Set(
      readdirSync(catalogue)
        .filter((file) => file.endsWith('.py'))
        .flatMap((file) => picturedIds(file.replace('.py', ''))),
    );
    const faces = [
      ...Object.values(categoryTree).map(({ face }) => face),
      ...Object.values(stores).flatMap(({ face }) => face),
    ];
    expect(faces.filter((id) => !pictured.has(id))).toEqual([]);
  });

  it('come from stores whose mark for dispatch is between 4.2 and 4.9', () => {
    const marks = Object.values(stores).map(({ dispatch }) => dispatch);
    expect(Math.min(...marks)).toBeGreaterThanOrEqual(4.2);
    expect(Math.max(...marks)).toBeLessThanOrEqual(4.9);
  });
});
