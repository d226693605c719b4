import type { Shop } from '../../http/index.server.ts';
import { withTimeout } from '../../services/index.server.ts';
import { countUnread } from '../notifications/index.server.ts';

/** The account preview of the header; `null` for a visitor. Data that cannot be read is left out. */
export async function loadAccountPreview(shop: Shop) {
  if (!shop.signedIn) return null;
  const [counts, unread] = await Promise.all([
    withTimeout(shop.api.orders.counts()),
    withTimeout(countUnread(shop)),
  ]);
  return { counts: counts ?? null, unread: unread ?? null };
}
export type AccountPreviewData = Awaited<ReturnType<typeof loadAccountPreview>>;
