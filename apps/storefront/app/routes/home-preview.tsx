import { homePreview } from '../features/discovery/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

export const loader = shopLoader(homePreview);
