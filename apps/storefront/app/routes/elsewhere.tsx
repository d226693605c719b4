import { data } from 'react-router';
import { aliasOf } from '../platform/aliases.ts';
import { shopOf } from '../platform/shop.server.ts';
import type { Route } from './+types/elsewhere';

/** Addresses without a page: the spec's twins lead to the page they mean, the rest does not exist. */
export function loader({ context, url }: Route.LoaderArgs) {
  const shop = shopOf(context);
  const path = aliasOf(shop.path, url.searchParams);
  if (path) throw shop.redirect(path, 301);
  throw data({ kind: 'notFound' }, { status: 404 });
}

export default function Elsewhere() {
  return null;
}
