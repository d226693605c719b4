import { socialCallback } from '../features/auth/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import type { Route } from './+types/social-callback';

/** The return from a social sign-in (spec §2). */
export const loader = shopLoader((shop, { url }: Route.LoaderArgs) => socialCallback(shop, url.searchParams));
