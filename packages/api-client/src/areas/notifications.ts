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
  /** Lists the notifications by page, the newest first; of one kind if the API distinguishes kinds. */
  list: (query: Paging & { kind?: NotificationKind | undefined } = {}, options?: CallOptions) =>
    call(
      operations.listNotifications,
      { query: { ...pagingToWire(query), ...(query.kind && { type: query.kind }) } },
      (data) => pageFromWire(data, notificationFromWire),
      options,
    ),
  /** Counts the unread notifications. */
  unread: (options?: CallOptions) =>
    call(operations.countUnreadNotifications, {}, ({ count }) => Math.max(0, count), options),
  /** Loads the settings: which notifications arrive, and through which channels. */
  settings: (options?: CallOptions) =>
    call(operations.listNotificationSettings, {}, (data) => data.map(notificationSettingFromWire), options),
  /** Saves which notifications arrive, and through which channels; kinds that are not listed stay unchanged. */
  saveSettings: (settings: readonly NotificationSetting[], options?: CallOptions) =>
    call(
      operations.saveNotificationSettings,
      { body: { list: settings.map(notificationSettingToWire) } },
      toVoid,
      options,
    ),
  /** Marks notifications as read; all of them when `ids` is omitted. */
  markRead: (ids?: readonly number[], options?: CallOptions) =>
    call(operations.readNotifications, { body: ids ? { ids: [...ids] } : {} }, toVoid, options),
});
