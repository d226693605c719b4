import { shopLoader } from '../platform/handlers.server.ts';
import { loadMenu } from '../shell/shell-data.server.ts';

/** The panels of the mega menu; the same for everybody. */
export const loader = shopLoader(loadMenu);
