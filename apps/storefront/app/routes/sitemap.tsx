import { sitemapIndex } from '../features/discovery/index.server.ts';
import { fileLoader } from '../http/index.server.ts';

export const loader = fileLoader(sitemapIndex);
