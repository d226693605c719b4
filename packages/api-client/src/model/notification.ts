import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { text } from './wire-values.ts';

export interface Notification {
  id: number;
  kind: 'order' | 'refund' | 'coupon' | 'application' | 'system';
  title: string;
  content: string | null;
  href: string | null;
  read: boolean;
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
