import * as v from 'valibot';
import { listNotifications, readNotifications } from '../domain/notifications/notifications.ts';
import { id, page } from '../input.ts';
import { signedIn } from '../operation.ts';
import type { Operations } from './operations.ts';

export const notificationsOperations = {
  listNotifications: signedIn({ query: v.object(page) }, ({ db, user, query, language }) =>
    listNotifications(db, user.id, query, language),
  ),

  readNotifications: signedIn(
    { body: v.object({ ids: v.nullish(v.pipe(v.array(id), v.maxLength(500))) }) },
    async ({ db, user, body }) => {
      await readNotifications(db, user.id, body.ids ?? null);
      return null;
    },
  ),
} satisfies Partial<Operations>;
