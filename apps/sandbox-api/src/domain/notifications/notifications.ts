import type { Schemas } from '@marketfront/api-client';
import { and, desc, eq, inArray } from 'drizzle-orm';
import type { Db, Queryable } from '../../db/client.ts';
import { notifications } from '../../db/schema.ts';
import { inLanguage, type Language } from '../shared/language.ts';
import { type NotificationKind, type NotificationMessage, notificationMessages } from './messages.ts';
import { offsetOf, type PageRequest, toPage } from '../shared/page.ts';
import { toApiTime } from '../shared/time.ts';

export async function notify(
  db: Queryable,
  uid: number,
  kind: NotificationKind,
  value: string,
  now: Date,
): Promise<void> {
  const message: NotificationMessage = notificationMessages[kind];
  await db.insert(notifications).values({
    uid,
    type: message.type,
    title: message.title,
    content: message.content(value),
    url: message.url(value).en,
    createdAt: now,
  });
}

export async function listNotifications(
  db: Db,
  uid: number,
  page: PageRequest,
  language: Language,
): Promise<Schemas['NotificationPage']> {
  const where = eq(notifications.uid, uid);
  const [total, rows] = await Promise.all([
    db.$count(notifications, where),
    db
      .select()
      .from(notifications)
      .where(where)
      .orderBy(desc(notifications.id))
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

/** Marks these notifications as read; null: all of them. */
export async function readNotifications(db: Db, uid: number, ids: readonly number[] | null): Promise<void> {
  const mine = eq(notifications.uid, uid);
  await db
    .update(notifications)
    .set({ isRead: true })
    .where(ids ? and(mine, inArray(notifications.id, [...ids])) : mine);
}
