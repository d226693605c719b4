import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { text } from './wire-values.ts';

export interface Notification {
  /** The id, to mark it as read. */
  id: number;
  /** What it is about. */
  kind: 'order' | 'refund' | 'coupon' | 'application' | 'system';
  /** One line in the language of the request. */
  title: string;
  /** More text; null without any. */
  content: string | null;
  /** The path of the page that it is about; null without one. */
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
    href: text(wire.url),
    read: wire.isRead,
    createdAt: instantFromWire(wire.createTime),
  };
}
