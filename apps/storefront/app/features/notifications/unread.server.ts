import { isMissing, type Shop } from '../../http/index.server.ts';

/** As many notifications are looked through where the API cannot count. */
const recent = 50;

/** How many notifications the shopper has not read. */
export async function countUnread({ api: { notifications } }: Shop): Promise<number> {
  try {
    return await notifications.unread();
  } catch (error) {
    if (!isMissing(error)) throw error;
    const { items } = await notifications.list({ page: 1, limit: recent });
    return items.filter(({ read }) => !read).length;
  }
}
