import type { Product } from '@marketfront/api-client';

/** A product of the comparison. */
export type ComparableProduct = Pick<Product, 'attributes' | 'specifications'>;

/** A row of the merchants' product data, with one value per product; null where a product has no value. */
export interface CompareRow {
  readonly name: string;
  readonly values: readonly (string | null)[];
  /** Whether the values differ. */
  readonly differs: boolean;
}

export const differs = (values: readonly (string | null)[]): boolean => new Set(values).size > 1;

/** The options and specifications of all products, sorted by the number of products that have them. */
export function compareRows(products: readonly ComparableProduct[]): CompareRow[] {
  const tables = products.map(
    ({ attributes, specifications }) =>
      new Map([
        ...specifications.map(({ name, value }) => [name, value] as const),
        ...attributes.map(({ name, values }) => [name, values.join(', ')] as const),
      ]),
  );
  const names = [...new Set(tables.flatMap((table) => [...table.keys()]))];
  const rows = names.map((name) => {
    const values = tables.map((table) => table.get(name) ?? null);
    return { name, values, differs: differs(values) };
  });
  const known = ({ values }: CompareRow) => values.filter((value) => value !== null).length;
  return rows.toSorted((a, b) => known(b) - known(a));
}
