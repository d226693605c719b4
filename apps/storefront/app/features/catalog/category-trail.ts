import type { Category } from '@marketfront/api-client';

/** The categories from the top down to the one requested; `undefined` when the tree does not have it. */
export function trailTo(tree: readonly Category[], id: number): Category[] | undefined {
  for (const category of tree) {
    if (category.id === id) return [category];
    const rest = trailTo(category.children, id);
    if (rest) return [category, ...rest];
  }
  return undefined;
}
