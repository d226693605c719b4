import { defineResource } from '../http/resource.ts';
import type { EventSubjects } from './subjects.ts';

/** The endpoint to which the shop's own adapter sends events (`adapters/first-party.ts`). */
export const events = defineResource<{ act: unknown }>('events');

/** One-time events that the server knows of. */
export type OnceSubjects = Pick<EventSubjects, 'purchase' | 'refund'>;
export type EventOnce = keyof OnceSubjects;

/**
 * An event that the browser may report; `null`: it was already reported, or has not happened. Refused: the outcome is
 * unknown.
 */
export type OnceAnswer =
  | { readonly subject: OnceSubjects[EventOnce] | null }
  | { readonly ok: false; readonly message: string };

/** Claims an event that is reported once (`tell-once.ts`). */
export const once = defineResource<{ act: OnceAnswer }>('told-once');
