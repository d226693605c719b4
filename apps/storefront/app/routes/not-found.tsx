import { aliasOf } from '../navigation/index.ts';
import { notFound, shopLoader } from '../http/index.server.ts';
import type { Route } from './+types/not-found';

/** Addresses without a route: aliases redirect to their page, all others do not exist. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const path = aliasOf(shop.path, url.searchParams);
  throw path ? shop.redirect(path, 301) : notFound();
});

export default function NotFound() {
  return null;
}
