import { loadAccountPreview } from '../features/account/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

/** The preview of the account in the header. */
export const loader = shopLoader(loadAccountPreview);
