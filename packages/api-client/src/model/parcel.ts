import type { Schemas } from '../wire.ts';
import { type Instant, instantFromWire } from './date.ts';
import { type ParcelState, parcelStateByWire } from './order-status.ts';
import { jsonValue, named, text } from './wire-values.ts';

export interface ParcelEvent {
  /** The carrier's description of the event. */
  text: string;
  /** When it happened. */
  at: Instant | null;
}

export interface Parcel {
  /** The name of the carrier; null when it is not known. */
  carrier: string | null;
  /** The tracking number; null when it is not known. */
  trackingNo: string | null;
  /** The name of the courier. */
  courier: string | null;
  /** The phone number of the courier. */
  courierPhone: string | null;
  /** The state of the parcel. */
  state: ParcelState;
  /** The problem; null without one. */
  problem: string | null;
  /** The events, the newest first. */
  events: ParcelEvent[];
}

function eventsFromWire(logisticsInfo: string | null | undefined): ParcelEvent[] {
  const parsed = jsonValue(logisticsInfo);
  if (!Array.isArray(parsed)) return [];
  const events = parsed.flatMap((row: unknown) => {
    const { AcceptStation, AcceptTime } = (row ?? {}) as Record<string, unknown>;
    if (typeof AcceptStation !== 'string') return [];
    return [{ text: AcceptStation, at: typeof AcceptTime === 'string' ? instantFromWire(AcceptTime) : null }];
  });
  return events.toReversed();
}

export function parcelFromWire(wire: Schemas['Express']): Parcel {
  return {
    carrier: text(wire.expName),
    trackingNo: text(wire.expNo),
    courier: text(wire.courier),
    courierPhone: text(wire.courierPhone),
    state: named<ParcelState>(parcelStateByWire, wire.state, 'noInformation'),
    problem: text(wire.reason),
    events: eventsFromWire(wire.logisticsInfo),
  };
}
