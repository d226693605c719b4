import type { Category } from '@marketfront/api-client';

/** The categories from the top level down to the requested one; `undefined` if the tree does not contain it. */
export function categoryPathTo(tree: readonly Category[], id: number): Category[] | undefined {
  for (const category of tree) {
    if (category.id === id) return [category];
    const rest = categoryPathTo(category.children, id);
    if (rest) return [category, ...rest];
  }
  return undefined;
}
