/** The product whose card was followed, and the file that the card shows; on its own, because few pages need more. */
export const followedPicture: { path?: string; src?: string } = {};
