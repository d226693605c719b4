import { stockAlertAction } from '../features/catalog/index.server.ts';

/** "Notify me" of what is sold out. */
export const action = stockAlertAction;
