import { shopLoader } from '../platform/handlers.server.ts';
import { paths } from '../platform/paths.ts';
import type { Route } from './+types/register';

/** Registration is a mode of the sign-in page. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const byPhone = url.searchParams.get('by') === 'phone';
  return shop.redirect(paths.login(byPhone ? 'registerPhone' : 'registerEmail'));
});
