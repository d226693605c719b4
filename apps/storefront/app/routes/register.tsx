import { shopOf } from '../platform/shop.server.ts';
import type { Route } from './+types/register';

/** Registration is a mode of the sign-in page. */
export function loader({ context, url }: Route.LoaderArgs) {
  const mode = url.searchParams.get('by') === 'phone' ? 'registerPhone' : 'registerEmail';
  return shopOf(context).redirect(`/login?mode=${mode}`, 302);
}
