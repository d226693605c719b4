/**
 * The product whose card was followed, the file that the card shows, and what to call once when the page of the product is
 * there; on its own, because few pages need more.
 */
export const followedPicture: { path?: string; src?: string; arrive?: (() => void) | undefined } = {};
