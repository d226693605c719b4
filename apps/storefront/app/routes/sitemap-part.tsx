import { sitemapPart } from '../features/discovery/index.server.ts';
import { fileLoader } from '../http/index.server.ts';
import type { Route } from './+types/sitemap-part';

export const loader = fileLoader((shop, { params }: Route.LoaderArgs) => sitemapPart(shop, params.part));
