import type { Shop } from '../../platform/shop.server.ts';
import { withTimeout } from '../../platform/with-timeout.server.ts';

/** As many notifications as are looked through for unread ones. */
const recent = 20;

/** What the header shows of the account on hover; `null` for a visitor. What cannot be read is left out. */
export async function loadAccountPreview(shop: Shop) {
  if (!shop.signedIn) return null;
  const [counts, notifications] = await Promise.all([
    withTimeout(shop.api.orders.counts()),
    withTimeout(shop.api.notifications.list({ page: 1, limit: recent })),
  ]);
  return {
    counts: counts ?? null,
    unread: notifications?.items.filter(({ read }) => !read).length ?? null,
  };
}
export type AccountPreviewData = Awaited<ReturnType<typeof loadAccountPreview>>;
