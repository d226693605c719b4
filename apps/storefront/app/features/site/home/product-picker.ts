interface Identified {
  readonly id: number;
}

interface Choice {
  /** The maximum number. */
  readonly most: number;
  /** The minimum number; with fewer, none are shown. */
  readonly least?: number;
}

/**
 * Chooses products for the blocks of a page, one block after the other, so that no product appears twice.
 * @returns a function that returns the first products of a list that no earlier block has taken
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
