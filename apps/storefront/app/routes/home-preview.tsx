import { homePreview } from '../features/discovery/index.server.ts';
import { shopLoader } from '../http/index.server.ts';

export const loader = shopLoader(homePreview);
