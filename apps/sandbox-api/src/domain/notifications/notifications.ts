import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { notifications, type notificationTypes, products } from '../../db/schema.ts';
import { message } from '../../messages/index.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import {
  type NotificationKind,
  notificationKinds,
  type NotificationType,
  type ProductNotificationKind,
} from './kinds.ts';
import { settingOf } from './settings.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toApiTime } from '../shared/time.ts';

/** The notifications that the shop shows to the user. */
const shown = (uid: number) => and(eq(notifications.uid, uid), eq(notifications.isShown, true));

type NewNotification = Pick<
  typeof notifications.$inferInsert,
  'uid' | 'title' | 'content' | 'url' | 'createdAt'
> & {
  type: NotificationType;
};

/**
 * Notifies a user by the channels of their settings. Hidden notifications are stored too, so that each is sent once.
 */
async function send(db: Queryable, notification: NewNotification): Promise<void> {
  const { onSite, byMail } = await settingOf(db, notification.uid, notification.type);
  await db
    .insert(notifications)
    .values({ ...notification, isShown: onSite, mail: byMail ? 'waiting' : 'none' });
}

export async function notify(
  db: Queryable,
  uid: number,
  kind: NotificationKind,
  value: string,
  now: Date,
): Promise<void> {
  const { type, page } = notificationKinds[kind];
  const title = message(`notification.${kind}.title`);
  const content = message(`notification.${kind}.content`, { value });
  await send(db, { uid, type, title, content, url: page(value), createdAt: now });
}

/** @param address the page to which the notification links; by default the page of the product */
export async function notifyOfProduct(
  db: Queryable,
  uid: number,
  kind: ProductNotificationKind,
  { productId, address = `/goods_detail/${productId}` }: { productId: number; address?: string },
  now: Date,
): Promise<void> {
  const [product] = await db.select({ name: products.name }).from(products).where(eq(products.id, productId));
  if (!product) return;
  const title = message(`notification.${kind}.title`);
  const content = message(`notification.${kind}.content`, { product: product.name });
  await send(db, { uid, type: 'system', title, content, url: address, createdAt: now });
}

export async function listNotifications(
  db: Db,
  uid: number,
  { type, ...page }: PageRequest & { type?: (typeof notificationTypes)[number] | undefined },
  language: Language,
): Promise<Schemas['NotificationPage']> {
  const where = and(shown(uid), type && eq(notifications.type, type));
  const [total, rows] = await Promise.all([
    db.$count(notifications, where),
    db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.createdAt), desc(notifications.id))
      .limit(page.limit)
      .offset(offsetOf(page)),
  ]);
  const list = rows.map((row) => ({
    id: row.id,
    type: row.type,
    title: inLanguage(row.title, language),
    content: inLanguage(row.content, language),
    url: row.url,
    isRead: row.isRead,
    createTime: toApiTime(row.createdAt),
  }));
  return toPage(list, total, page);
}

export const countUnread = (db: Db, uid: number): Promise<number> =>
  db.$count(notifications, and(shown(uid), eq(notifications.isRead, false)));

/** Marks these notifications as read; null: all of them. */
export async function readNotifications(db: Db, uid: number, ids: readonly number[] | null): Promise<void> {
  const mine = eq(notifications.uid, uid);
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(ids ? and(mine, inArray(notifications.id, [...ids])) : mine);
}
