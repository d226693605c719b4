import { viewsOf } from '../../media/addresses.ts';
import { inEachLanguage, type Words } from '../words.ts';
import { leafFacts } from './categories.ts';
import type { Good, GoodReviews } from './good.ts';
import { describedDepartments, goodReviews, goodTexts } from './index.ts';
import { type StoreName, stores } from './stores.ts';

/** The texts about one product. */
export type GoodWords = { name: Words; line: Words; description: Words };

/** One product of each department in turn, so that neighbours in a list differ. */
function inTurns(goods: readonly Good[]): Good[] {
  const departments = [...Map.groupBy(goods, ({ category }) => leafFacts.get(category)?.department).values()];
  const longest = Math.max(0, ...departments.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) =>
    departments.flatMap((department) => department[turn] ?? []),
  ).flat();
}

/** Ceramics come first; the other departments follow in the order of `describedDepartments`. */
const { tableware = [], ...others } = describedDepartments;

/** The goods whose main picture exists. */
export const goodsForSale: readonly Good[] = inTurns(
  [...tableware, ...Object.values(others).flat()].filter(({ id }) => viewsOf(id).includes('front')),
);

/** The words of all goods by their ids; reads many files. */
export function readWords(): ReadonlyMap<string, GoodWords> {
  return new Map(
    Object.entries(describedDepartments).flatMap(([department, goods]) => {
      const texts = inEachLanguage((language) => goodTexts(language, department));
      return goods.map(({ id }): [string, GoodWords] => {
        const part = (key: keyof GoodWords) =>
          inEachLanguage((language) => {
            const text = texts[language][id];
            if (!text) throw new Error(`marketfront/seed: ${id} has no words in ${language}.`);
            return text[key];
          });
        return [id, { name: part('name'), line: part('line'), description: part('description') }];
      });
    }),
  );
}

/** The reviews and questions of buyers for each product, by its id; reads many files. */
export const readReviews = (): ReadonlyMap<string, GoodReviews> =>
  new Map(Object.keys(describedDepartments).flatMap((department) => Object.entries(goodReviews(department))));

const sellers = new Set(goodsForSale.map(({ store }) => store));

/** The stores that have goods for sale; their ids start at 1. */
export const openStores = (Object.keys(stores) as StoreName[]).filter((name) => sellers.has(name));

/** The id of the store in the database; undefined for a store without goods for sale. */
export function storeId(name: StoreName): number | undefined {
  const place = openStores.indexOf(name);
  return place < 0 ? undefined : place + 1;
}

const idsForSale = new Set(goodsForSale.map(({ id }) => id));

export const isForSale = (id: string) => idsForSale.has(id);

/** The requested number of ids of goods: the wanted ones that are for sale, filled up with others. */
export function pictured(count: number, wanted: readonly string[], others: readonly Good[]): string[] {
  const ids = [...wanted.filter(isForSale), ...others.map(({ id }) => id)];
  return [...new Set(ids)].slice(0, count);
}

/** These goods; those that are not for sale are replaced by others. */
export const some = (...ids: readonly string[]) => pictured(ids.length, ids, goodsForSale);
