import * as operations from '../generated/operations.ts';
import {
  notificationFromWire,
  type NotificationKind,
  type NotificationSetting,
  notificationSettingFromWire,
  notificationSettingToWire,
} from '../model/notification.ts';
import { pageFromWire } from '../model/wire-values.ts';
import { type ApiConnection, type CallOptions, type Paging, pagingToWire, toVoid } from './area.ts';

export const notificationsArea = ({ call }: ApiConnection) => ({
  /** Lists the notifications by page, the newest first; of one kind where the API can tell them apart. */
  list: (query: Paging & { kind?: NotificationKind | undefined } = {}, options?: CallOptions) =>
    call(
      operations.listNotifications,
      { query: { ...pagingToWire(query), ...(query.kind && { type: query.kind }) } },
      (data) => pageFromWire(data, notificationFromWire),
      options,
    ),
  /** Counts the notifications that are not read. */
  unread: (options?: CallOptions) =>
    call(operations.countUnreadNotifications, {}, ({ count }) => Math.max(0, count), options),
  /** Loads which notifications arrive, and where. */
  settings: (options?: CallOptions) =>
    call(operations.listNotificationSettings, {}, (data) => data.map(notificationSettingFromWire), options),
  /** Chooses which notifications arrive, and where; kinds that are not named stay. */
  saveSettings: (settings: readonly NotificationSetting[], options?: CallOptions) =>
    call(
      operations.saveNotificationSettings,
      { body: { list: settings.map(notificationSettingToWire) } },
      toVoid,
      options,
    ),
  /** Marks all notifications when `ids` is omitted. */
  markRead: (ids?: readonly number[], options?: CallOptions) =>
    call(operations.readNotifications, { body: ids ? { ids: [...ids] } : {} }, toVoid, options),
});
