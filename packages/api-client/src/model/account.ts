import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type Money, amountFromWire } from './money.ts';
import { text } from './wire-values.ts';

/** A device on which the account is signed in. */
export interface DeviceSession {
  /** The id, for signing out on this device. */
  id: number;
  /** The user agent string that its client sent; null when it sent none. */
  userAgent: string | null;
  /** Its IP address, the last part hidden; null when it is not known. */
  address: string | null;
  /** When it signed in. */
  createdAt: Instant | null;
  /** When it was used last. */
  lastUsedAt: Instant | null;
  /** Whether it is the session of this request. */
  current: boolean;
}

/** One change of the balance. */
export interface BalanceRecord {
  /** The id of the record. */
  id: number;
  /** The reason for the change. */
  title: string;
  /** A decimal string; negative when money was deducted. */
  change: string;
  /** The balance after it; null when the API does not send it. */
  balance: Money | null;
  /** The number of the order or the refund that it belongs to; null without one. */
  orderNo: string | null;
  /** When it happened. */
  createdAt: Instant | null;
}

/** `type` of a balance record in the API. */
export const balanceMovementToWire = { added: 1, deducted: 2 } as const satisfies Record<
  string,
  Schemas['BalanceRecord']['type']
>;

export const deviceSessionFromWire = (wire: Schemas['Session']): DeviceSession => ({
  id: wire.id,
  userAgent: text(wire.userAgent),
  address: text(wire.address),
  createdAt: instantFromWire(wire.createTime),
  lastUsedAt: instantFromWire(wire.lastTime),
  current: wire.isCurrent,
});

export function balanceRecordFromWire(wire: Schemas['BalanceRecord']): BalanceRecord {
  const amount = amountFromWire(wire.amount);
  return {
    id: wire.id,
    title: wire.title,
    change: wire.type === balanceMovementToWire.deducted ? `-${amount}` : amount,
    balance: wire.balance === undefined ? null : amountFromWire(wire.balance),
    orderNo: text(wire.linkId),
    createdAt: instantFromWire(wire.createTime),
  };
}
