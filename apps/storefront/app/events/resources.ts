import { defineResource } from '../http/resource.ts';
import type { EventSubjects } from './subjects.ts';

/** Where the shop's own adapter sends events (`adapters/first-party.ts`). */
export const events = defineResource<{ act: unknown }>('events');

/** Events of which each happens once, and which the server knows of. */
export type OnceSubjects = Pick<EventSubjects, 'purchase' | 'refund'>;
export type EventOnce = keyof OnceSubjects;

/** What a browser may tell; `null`: it is told already, or has not happened. Refused: nobody knows. */
export type OnceAnswer =
  | { readonly subject: OnceSubjects[EventOnce] | null }
  | { readonly ok: false; readonly message: string };

/** Claims an event that is told once (`tell-once.ts`). */
export const once = defineResource<{ act: OnceAnswer }>('told-once');
