import { aliasOf } from '../platform/aliases.ts';
import { notFound, shopLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/not-found';

/** Addresses without a page: the spec's twins lead to the page they mean, the rest does not exist. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const path = aliasOf(shop.path, url.searchParams);
  throw path ? shop.redirect(path, 301) : notFound();
});

export default function NotFound() {
  return null;
}
