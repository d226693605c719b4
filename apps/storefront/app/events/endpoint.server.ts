import type { ActionFunctionArgs } from 'react-router';
import { readForm, textField } from '../forms/form.server.ts';
import { notFound } from '../http/handlers.server.ts';
import { shopOf } from '../http/shop.server.ts';
import { config } from '../services/config.server.ts';
import { secondsToWait } from '../services/rate-limit.server.ts';
import { readEvent, type ShopEvent } from './schema.ts';
import { writeRecord } from './write-record.server.ts';

/** Events that are read at once (`adapters/first-party.ts`), and how long their text may be. */
const mostAtOnce = 20;
const longestText = 60_000;

/** The events of a form; what is none of the shop's is left out. */
export function readEvents(form: FormData): ShopEvent[] {
  let sent: unknown;
  try {
    sent = JSON.parse(textField(form, 'events', longestText));
  } catch {
    return [];
  }
  if (!Array.isArray(sent)) return [];
  return sent.slice(0, mostAtOnce).flatMap((value) => readEvent(value) ?? []);
}

/** Writes what shoppers did, one record for each event, where they agreed to statistics; off unless `ANALYTICS_FIRST_PARTY=1`. */
export async function eventsAction({ request, context }: ActionFunctionArgs): Promise<Response> {
  if (!config.adapters.some(({ name }) => name === 'firstParty')) throw notFound();
  const shop = shopOf(context);
  const answer = (status: number) => new Response(null, { status });
  if (!shop.grants('statistics')) return answer(403);
  if ((await secondsToWait(shop, 'events')) !== undefined) return answer(429);
  const form = await readForm(request);
  const events = form ? readEvents(form) : [];
  for (const event of events) writeRecord('event', event);
  return answer(events.length > 0 ? 204 : 400);
}
