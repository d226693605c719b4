import type { Product } from '@marketfront/api-client';
import { publicApi } from './accounts.ts';

/** A category with goods of several colours, and its most common colour. */
export async function colourfulCategory() {
  const { catalog } = publicApi();
  for (const { id } of await catalog.categories()) {
    const facets = await catalog.facets({ categoryId: id });
    const colours = facets.attributes.find(({ values }) => values.some(({ color }) => color !== null));
    const [common] = colours?.values ?? [];
    if (colours && common && common.count < facets.total) return { id, facets, colours, common };
  }
  throw new Error('No category has goods of several colours.');
}

/** A product with a video, a full turn, and a colour with pictures of its own. */
export async function shownFromAllSides(): Promise<Product> {
  const { catalog } = publicApi();
  const { items } = await catalog.products({ keyword: 'teapot', page: 1, limit: 20 });
  for (const { id } of items) {
    const product = await catalog.product(id);
    if (product.video && product.turn.length > 0) return product;
  }
  throw new Error('The sandbox has no product with a video and a turn.');
}
