import { aliasOf } from '../platform/aliases.ts';
import { notFound, shopLoader } from '../platform/handlers.server.ts';
import type { Route } from './+types/not-found';

/** Addresses without a route: aliases redirect to their page, the others do not exist. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const path = aliasOf(shop.path, url.searchParams);
  throw path ? shop.redirect(path, 301) : notFound();
});

export default function NotFound() {
  return null;
}
