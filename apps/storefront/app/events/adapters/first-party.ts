import { events } from '../resources.ts';
import type { ShopEvent } from '../schema.ts';
import type { Adapter } from './adapter.ts';

/** The time for which events wait for others, in milliseconds. */
const batchTime = 2000;
/** The most events that the shop reads at once (`endpoint.server.ts`). */
const mostAtOnce = 20;

/** The shop itself: events are posted to it in batches, and when the page is left. */
export function startAdapter(): Adapter {
  const waiting: ShopEvent[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const form = new FormData();
      form.set('events', JSON.stringify(waiting.splice(0, mostAtOnce)));
      navigator.sendBeacon(events.path(), form);
    }
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden') flush();
  });
  return {
    send(event) {
      waiting.push(event);
      timer ??= setTimeout(flush, batchTime);
      // Events that are sent only once must not wait for a page that may be closed.
      if (event.name === 'purchase' || event.name === 'refund') flush();
    },
  };
}
