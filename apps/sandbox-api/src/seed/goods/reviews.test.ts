import { readdirSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { describedDepartments, goodReviews } from './index.ts';

const departments = readdirSync(new URL('reviews/', import.meta.url)).map((file) =>
  file.replace('.json', ''),
);
const goods = new Map(
  Object.values(describedDepartments)
    .flat()
    .map((good) => [good.id, good]),
);
const reviewed = departments.flatMap((department) => Object.entries(goodReviews(department)));
const reviews = reviewed.flatMap(([id, each]) => each.reviews.map((review) => ({ id, ...review })));
const questions = reviewed.flatMap(([, each]) => each.questions);
const written = [
  ...reviews.flatMap(({ language, text, reply }) => [
    { language, text },
    ...(reply ? [{ language, text: reply }] : []),
  ]),
  ...questions.flatMap(({ language, text, answers }) => [
    { language, text },
    ...answers.map((answer) => ({ language, text: answer.text })),
  ]),
];

/** Only sentences that are long enough for a repetition to be noticed; in Thai and Lao, a space ends a sentence. */
const sentences = written.flatMap(({ language, text }) =>
  language === 'th' || language === 'lo'
    ? text.split(/\s+/).filter((part) => part.length > 20)
    : text
        .split(/(?<=[.!?。！？])\s*/)
        .filter((sentence) => sentence.length > (language === 'zh-CN' ? 8 : 20)),
);

const repeated = (texts: readonly string[]) => texts.filter((text, at) => texts.indexOf(text) !== at);
const averages = (groups: Partial<Record<string, typeof reviews>>, least: number) =>
  Object.entries(groups).flatMap(([name, of = []]) => {
    const average = (mark: 'stars' | 'service') => of.reduce((sum, each) => sum + each[mark], 0) / of.length;
    return of.length < least ? [] : [{ name, average: average('stars'), service: average('service') }];
  });

describe('the reviews of the goods', () => {
  it.each(departments)('are about every product of %s', (department) => {
    const ids = (describedDepartments[department] ?? []).map(({ id }) => id);
    expect(Object.keys(goodReviews(department)).toSorted()).toEqual(ids.toSorted());
  });

  it('say, ask and answer nothing twice', () => {
    expect(repeated(written.map(({ text }) => text))).toEqual([]);
    expect(repeated(sentences)).toEqual([]);
  });

  it('name only finishes and sizes that are sold', () => {
    const wrong = reviews.filter(({ id, variant }) => {
      const { price, sizes } = goods.get(id) ?? { price: 0 };
      const choices = [...(typeof price === 'number' ? [] : Object.keys(price)), ...Object.keys(sizes ?? {})];
      return variant !== undefined && !choices.includes(variant);
    });
    expect(wrong).toEqual([]);
  });

  it.each([
    ['zh-CN', /\p{Script=Han}/u],
    ['th', /\p{Script=Thai}/u],
    ['lo', /\p{Script=Lao}/u],
  ] as const)('are written in the letters of %s', (language, letters) => {
    const texts = written.filter((each) => each.language === language).map(({ text }) => text);
    expect(texts.filter((text) => !letters.test(text))).toEqual([]);
  });

  it('take at most 80 words', () => {
    expect(reviews.filter(({ text }) => text.split(/\s+/).length > 80)).toEqual([]);
  });

  it('give each product between 3.6 and 4.9 stars, once there are three of them', () => {
    const products = averages(
      Object.groupBy(reviews, ({ id }) => id),
      3,
    );
    expect(products.filter(({ average }) => average < 3.6 || average > 4.9)).toEqual([]);
  });

  it('give the goods and the service of each store between 4.2 and 4.9 stars, once there are twenty of them', () => {
    const stores = averages(
      Object.groupBy(reviews, ({ id }) => goods.get(id)?.store ?? ''),
      20,
    );
    const isOutside = (mark: number) => mark < 4.2 || mark > 4.9;
    expect(stores.filter(({ average, service }) => isOutside(average) || isOutside(service))).toEqual([]);
  });
});
