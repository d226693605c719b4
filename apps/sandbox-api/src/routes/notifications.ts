import * as v from 'valibot';
import { notificationTypes } from '../db/schema.ts';
import { countUnread, listNotifications, readNotifications } from '../domain/notifications/notifications.ts';
import { listSettings, saveSettings } from '../domain/notifications/settings.ts';
import { flag, id, page } from '../input.ts';
import { signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

export const notificationsOperations = {
  listNotifications: signedIn(
    { query: v.object({ ...page, type: v.optional(v.picklist(notificationTypes)) }) },
    ({ db, user, query, language }) => listNotifications(db, user.id, query, language),
  ),

  countUnreadNotifications: signedIn({}, async ({ db, user }) => ({ count: await countUnread(db, user.id) })),

  listNotificationSettings: signedIn({}, ({ db, user }) => listSettings(db, user.id)),

  saveNotificationSettings: signedIn(
    {
      body: v.object({
        list: v.pipe(
          v.array(v.object({ type: v.picklist(notificationTypes), onSite: flag, byMail: flag })),
          v.maxLength(notificationTypes.length),
          v.check(
            (list) => new Set(list.map(({ type }) => type)).size === list.length,
            'must name each type once',
          ),
        ),
      }),
    },
    async ({ db, user, body }) => {
      await saveSettings(db, user.id, body.list);
      return null;
    },
  ),

  readNotifications: signedIn(
    { body: v.object({ ids: v.nullish(v.pipe(v.array(id), v.maxLength(500))) }) },
    async ({ db, user, body }) => {
      await readNotifications(db, user.id, body.ids ?? null);
      return null;
    },
  ),
} satisfies Partial<Operations>;
