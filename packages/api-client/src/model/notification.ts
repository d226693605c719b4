import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { text, linkUrl } from './wire-values.ts';

export const notificationKinds = ['order', 'refund', 'coupon', 'application', 'system'] as const;
export type NotificationKind = (typeof notificationKinds)[number];

export interface Notification {
  /** The id, to mark it as read. */
  id: number;
  /** The subject. */
  kind: NotificationKind;
  /** One line in the language of the request. */
  title: string;
  /** More text; null without any. */
  content: string | null;
  /** The path of the related page; null without one. */
  href: string | null;
  /** Whether the shopper has read it. */
  read: boolean;
  /** When it was created. */
  createdAt: Instant | null;
}

export function notificationFromWire(wire: Schemas['Notification']): Notification {
  return {
    id: wire.id,
    kind: wire.type ?? 'system',
    title: wire.title,
    content: text(wire.content),
    href: linkUrl(wire.url),
    read: wire.isRead,
    createdAt: instantFromWire(wire.createTime),
  };
}

/** The channels on which notifications of one kind arrive. */
export interface NotificationSetting {
  /** The kind of the notifications. */
  kind: NotificationKind;
  /** Whether they are shown in the shop. */
  onSite: boolean;
  /** Whether they are sent to the e-mail address of the account. */
  byMail: boolean;
}

export const notificationSettingFromWire = (wire: Schemas['NotificationSetting']): NotificationSetting => ({
  kind: wire.type,
  onSite: wire.onSite,
  byMail: wire.byMail,
});

export const notificationSettingToWire = ({
  kind,
  onSite,
  byMail,
}: NotificationSetting): Schemas['NotificationSetting'] => ({ type: kind, onSite, byMail });
