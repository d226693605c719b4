import type { ActionFunctionArgs } from 'react-router';
import { readForm, textField } from '../forms/form.server.ts';
import { notFound } from '../http/route-errors.server.ts';
import { shopOf } from '../http/shop.server.ts';
import { config } from '../services/config.server.ts';
import { secondsToWait } from '../services/rate-limit.server.ts';
import { readEvent, type ShopEvent } from './schema.ts';
import { writeRecord } from './write-record.server.ts';

/** The most events that are read at once (`adapters/first-party.ts`), and the longest text. */
const mostAtOnce = 20;
const longestText = 60_000;

/** The events of a form; unknown ones are dropped. */
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

/** Writes one record for each event of shoppers who agreed to statistics; off unless `ANALYTICS_FIRST_PARTY=1`. */
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
