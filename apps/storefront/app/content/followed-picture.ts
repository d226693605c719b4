/**
 * The product whose card was followed, the picture file on the card, and a function to call once when the product page
 * has arrived; in a module of its own, because few pages need more.
 */
export const followedPicture: { path?: string; src?: string; arrive?: (() => void) | undefined } = {};
