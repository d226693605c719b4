import type { EventName } from './schema.ts';
import type { EventSubjects } from './subjects.ts';

type Listener = <Name extends EventName>(name: Name, subject: EventSubjects[Name]) => void;

/** Events of this page load before anybody listens: the consent may come later, and nothing else is kept of them. */
const mostWaiting = 30;
const waiting: (() => void)[] = [];
let listener: Listener | undefined;

/**
 * Says what the shopper did. Where nobody is told (`ANALYTICS_*`), nothing becomes of it.
 * @param subject what it was done with, in the words of our model; `mappers.ts` makes the event of it
 */
export function track<Name extends EventName>(name: Name, subject: EventSubjects[Name]): void {
  if (listener) return listener(name, subject);
  waiting.push(() => listener?.(name, subject));
  if (waiting.length > mostWaiting) waiting.shift();
}

/** Hears all events from now on, and those of this page load that waited. */
export function listen(to: Listener): void {
  listener = to;
  for (const tell of waiting.splice(0)) tell();
}

const told = new Set<string>();

/** Like `track`, once for each key in this page load: what is shown again was not done again. */
export function trackOnce<Name extends EventName>(
  key: string,
  name: Name,
  subject: EventSubjects[Name],
): void {
  if (told.has(`${name} ${key}`)) return;
  told.add(`${name} ${key}`);
  track(name, subject);
}
