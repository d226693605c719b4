import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { named, numberOrZero, text, invert } from './wire-values.ts';

export interface PointsAccount {
  /** The points that can be used now. */
  current: number;
  /** All points ever earned. */
  total: number;
  /** The number of points used so far. */
  consumed: number;
  /** The points of orders that can still be returned. */
  frozen: number;
}

export const pointsStates = ['created', 'frozen', 'done', 'void'] as const;
export type PointsState = (typeof pointsStates)[number];
/** `status` of a points record in the API. */
export const pointsStateToWire = { created: 1, frozen: 2, done: 3, void: 4 } as const satisfies Record<
  PointsState,
  Schemas['PointsRecord']['status']
>;
const pointsStateByWire = invert(pointsStateToWire);

/** `type` of a points record in the API. */
export const pointsMovementToWire = { added: 1, deducted: 2 } as const satisfies Record<
  string,
  Schemas['PointsRecord']['type']
>;

export interface PointsRecord {
  /** The id of the record. */
  id: number;
  /** The reason for the change. */
  title: string;
  /** More text; null without any. */
  note: string | null;
  /** The source of the change. */
  source: 'order' | 'refund' | 'sign' | 'system';
  /** Signed: negative when points were deducted. */
  change: number;
  /** The points after the change. */
  balance: number;
  /** Whether the points can be used yet. */
  state: PointsState;
  /** When it was created. */
  createdAt: Instant | null;
}

export const pointsAccountFromWire = (wire: Schemas['PointsAccount']): PointsAccount => ({
  current: numberOrZero(wire.integral),
  total: numberOrZero(wire.sumIntegral),
  consumed: numberOrZero(wire.deductionIntegral),
  frozen: numberOrZero(wire.frozenIntegral),
});

export function pointsRecordFromWire(wire: Schemas['PointsRecord']): PointsRecord {
  return {
    id: wire.id,
    title: wire.title,
    note: text(wire.mark),
    source: wire.linkType ?? 'system',
    change: wire.type === pointsMovementToWire.deducted ? -Math.abs(wire.integral) : wire.integral,
    balance: wire.balance,
    state: named<PointsState>(pointsStateByWire, wire.status, 'done'),
    createdAt: instantFromWire(wire.createTime),
  };
}
