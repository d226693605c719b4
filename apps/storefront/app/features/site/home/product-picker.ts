interface Identified {
  readonly id: number;
}

interface Choice {
  /** How many at most. */
  readonly most: number;
  /** Shows none instead of fewer. */
  readonly least?: number;
}

/**
 * Chooses products for the blocks of a page one block after the other, so that no product is twice on it.
 * @returns a function that takes the first products of a list that no block before has taken
 */
export function createProductPicker() {
  const taken = new Set<number>();
  return <Product extends Identified>(
    products: readonly Product[] | undefined,
    { most, least = 1 }: Choice,
  ): Product[] => {
    const distinct = new Map((products ?? []).map((product) => [product.id, product]));
    const chosen = [...distinct.values()].filter(({ id }) => !taken.has(id)).slice(0, most);
    if (chosen.length < least) return [];
    for (const { id } of chosen) taken.add(id);
    return chosen;
  };
}
