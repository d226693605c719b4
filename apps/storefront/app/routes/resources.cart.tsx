import { loadCartPreview } from '../features/cart/index.server.ts';
import { shopLoader } from '../platform/handlers.server.ts';

/** The preview of the cart in the header. */
export const loader = shopLoader(loadCartPreview);
