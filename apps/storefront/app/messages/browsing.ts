/**
 * The areas of the messages of pages to browse: one file for each language (`speed/build/chunks.ts`), which is loaded when
 * a visitor points at a second page.
 */
export const browsing = [
  'catalog',
  'compare',
  'coupons',
  'favourites',
  'home',
  'lists',
  'product',
  'questions',
  'reviews',
  'search',
  'seller',
  'site',
  'stores',
] as const;
