import type { Instant } from '@marketfront/api-client';
import type { Shop } from '../http/shop.server.ts';
import { config } from '../services/config.server.ts';
import { createSharedStore } from '../services/shared-store.server.ts';
import { connectValkey } from '../services/valkey.server.ts';

const store = createSharedStore({ prefix: 'mf:told:', valkey: connectValkey(), ownBytes: 4 * 2 ** 20 });

const day = 86_400_000;
/** An older event is no longer reported; claims are remembered for longer. */
const newsDays = 7;

/** Whether a browser may report an event: an adapter exists, the shopper agreed, and the event is recent. */
export const mayTell = (shop: Shop, happened: Instant | null): boolean =>
  config.adapters.length > 0 &&
  (shop.grants('statistics') || shop.grants('marketing')) &&
  (happened === null || Date.now() - Date.parse(happened) < newsDays * day);

/**
 * Gives a one-time event to the first browser that asks for it, and to no other; that browser gets it again when it
 * repeats its claim, because the response may have been lost. Remembered for longer than `mayTell` allows it.
 * @param claim random text of the browser
 */
export const isFirstClaim = async (event: string, claim: string): Promise<boolean> =>
  (await store.claim(event, Buffer.from(claim), (newsDays + 1) * day)).toString() === claim;
