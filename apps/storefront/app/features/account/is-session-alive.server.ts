import { isApiError } from '@marketfront/api-client';
import type { Shop } from '../../platform/shop.server.ts';

/** Whether the API still knows the session; one that it cannot be asked about goes on. */
export async function isSessionAlive(shop: Shop): Promise<boolean> {
  try {
    await shop.api.account.info();
    return true;
  } catch (error) {
    if (!isApiError(error)) throw error;
    return error.kind !== 'unauthorised';
  }
}
