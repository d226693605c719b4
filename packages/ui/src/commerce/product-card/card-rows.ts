/** The rows of every card, which `ProductGrid` aligns by subgrid: the picture, then what the body can have. */
export const cardRows = 7;
