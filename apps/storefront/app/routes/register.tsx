import { shopLoader } from '../http/index.server.ts';
import { paths } from '../navigation/index.ts';
import type { Route } from './+types/register';

/** Registration is a mode of the sign-in page. */
export const loader = shopLoader(async (shop, { url }: Route.LoaderArgs) => {
  const byPhone = url.searchParams.get('by') === 'phone';
  return shop.redirect(paths.login(byPhone ? 'registerPhone' : 'registerEmail'));
});
