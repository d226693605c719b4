import type { EventName } from './schema.ts';
import type { EventSubjects } from './subjects.ts';

type Listener = <Name extends EventName>(name: Name, subject: EventSubjects[Name]) => void;

/**
 * Events of this page load before there is a listener: the consent may be given later, and nothing else is kept of
 * them.
 */
const mostWaiting = 30;
const waiting: (() => void)[] = [];
let listener: Listener | undefined;

/**
 * Reports an action of the shopper. If no adapter is configured (`ANALYTICS_*`), it has no effect.
 * @param subject the object of the action, in the terms of our model; `mappers.ts` creates the event from it
 */
export function track<Name extends EventName>(name: Name, subject: EventSubjects[Name]): void {
  if (listener) return listener(name, subject);
  waiting.push(() => listener?.(name, subject));
  if (waiting.length > mostWaiting) waiting.shift();
}

/** Receives all events from now on, and the waiting events of this page load. */
export function listen(to: Listener): void {
  listener = to;
  for (const tell of waiting.splice(0)) tell();
}

const told = new Set<string>();

/** Like `track`, but once for each key in this page load: showing something again is not a new action. */
export function trackOnce<Name extends EventName>(
  key: string,
  name: Name,
  subject: EventSubjects[Name],
): void {
  if (told.has(`${name} ${key}`)) return;
  told.add(`${name} ${key}`);
  track(name, subject);
}
