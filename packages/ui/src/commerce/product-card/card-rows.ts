/** The rows of every card, which `ProductGrid` aligns by subgrid: the picture, then the possible parts of the body. */
export const cardRows = 7;
