import { sitemapIndex } from '../features/discovery/index.server.ts';
import { shopLoader } from '../http/index.server.ts';

export const loader = shopLoader(sitemapIndex);
