import { notificationFromWire } from '../model/notification.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type AreaTools, type CallOptions, type Paging, pagingToWire, toVoid } from './area.ts';

export const notificationsArea = ({ call }: AreaTools) => ({
  /** Lists the notifications by page, the newest first. */
  list: (query: Paging = {}, options?: CallOptions) =>
    call(
      'listNotifications',
      { query: pagingToWire(query) },
      (data) => pageFromWire(data, notificationFromWire),
      options,
    ),
  /** Marks all notifications when `ids` is omitted. */
  markRead: (ids?: readonly number[], options?: CallOptions) =>
    call('readNotifications', { body: ids ? { ids: [...ids] } : {} }, toVoid, options),
});
