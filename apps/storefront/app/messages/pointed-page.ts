import { type MessageArea, pageMessages } from './index.ts';

/** Pages that a visitor may point at, by the start of their path: the areas of their routes (`handle.messages`). */
export const pages: Readonly<Record<string, readonly MessageArea[]>> = {
  '/categories': ['catalog', 'lists'],
  '/goods/goods_search': ['search', 'catalog', 'lists', 'stores', 'seller'],
  '/goods_detail/': ['catalog', 'coupons', 'favourites', 'product', 'questions', 'reviews', 'seller'],
  '/merchant/merchant_street': ['catalog', 'stores', 'seller'],
  '/merchant/merchant/': ['catalog', 'lists', 'stores', 'seller', 'coupons'],
};

/** Asks for the messages of a page (`preloadMessagesOf`): its route would ask for them only when it runs. */
export function preloadPage(path: string): void {
  for (const [start, areas] of Object.entries(pages)) if (path.startsWith(start)) pageMessages(...areas);
}
