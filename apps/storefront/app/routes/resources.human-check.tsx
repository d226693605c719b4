import { drawHumanCheck } from '../features/stores/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

/** The picture of a human check. */
export const loader = shopLoader(drawHumanCheck);
