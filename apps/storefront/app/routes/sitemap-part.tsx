import { sitemapPart } from '../features/discovery/index.server.ts';
import { shopLoader } from '../http/index.server.ts';
import type { Route } from './+types/sitemap-part';

export const loader = shopLoader((shop, { params }: Route.LoaderArgs) => sitemapPart(shop, params.part));
