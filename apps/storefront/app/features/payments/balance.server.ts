import type { PayMethods } from '@marketfront/api-client';
import type { Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';

/** The shopper's balance, if it can be used for payment; `null` when it is unknown. */
export async function loadBalance(shop: Shop, methods: PayMethods): Promise<string | null> {
  return (methods.balance && (await withTimeout(shop.api.account.balance()))) || null;
}
