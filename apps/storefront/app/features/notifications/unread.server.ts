import { isMissing, type Shop } from '../../http/index.server.ts';

/** The number of notifications that are searched if the API cannot count. */
const recent = 50;

/** The number of the shopper's unread notifications. */
export async function countUnread({ api: { notifications } }: Shop): Promise<number> {
  try {
    return await notifications.unread();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const { items } = await notifications.list({ page: 1, limit: recent });
    return items.filter(({ read }) => !read).length;
  }
}
