import { publicApi } from './shop.ts';

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
