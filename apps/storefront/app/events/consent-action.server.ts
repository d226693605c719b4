import { randomInt, randomUUID } from 'node:crypto';
import type { Shop } from '../http/shop.server.ts';
import { config } from '../services/config.server.ts';
import { consentText, type Purpose, purposes, readConsent, refusedByGpc } from '../session/consent.ts';
import { writeRecord } from './write-record.server.ts';

/** The purposes that each button of the question and of the settings grants; `choose`: the ticked ones. */
const answers = {
  acceptAll: () => purposes,
  refuseAll: () => [],
  choose: (form: FormData) => purposes.filter((purpose) => form.has(purpose)),
} as const satisfies Record<string, (form: FormData) => readonly Purpose[]>;

/** Removes data that was kept only with consent. */
function forgetRefused(shop: Shop): void {
  if (!shop.grants('preferences')) shop.cookies.set('timeZone', undefined);
  if (!shop.grants('statistics')) shop.cookies.set('bucket', undefined);
}

/**
 * Stores the shopper's decision, in a cookie and as a record in the log: the decision, its time, the version, and a
 * random id that identifies nobody.
 * @returns whether it was a valid answer to the shop's question
 */
export function keepConsent(shop: Shop, form: FormData): boolean {
  const { consentVersion: version } = config;
  const answer = form.get('consent');
  if (version === null || typeof answer !== 'string' || !Object.hasOwn(answers, answer)) return false;
  const { gpc } = shop.consent;
  const granted = answers[answer as keyof typeof answers](form).filter(
    (purpose) => !gpc || !refusedByGpc.has(purpose),
  );
  const id = readConsent(shop.cookies.get('consent'))?.id || randomUUID();
  const at = Math.floor(Date.now() / 1000);
  shop.cookies.set('consent', consentText({ version, granted, at, id }));
  forgetRefused(shop);
  if (config.flagsFile && shop.grants('statistics') && !shop.cookies.get('bucket'))
    shop.cookies.set('bucket', String(randomInt(1000)));
  writeRecord('consent', { id, version, at: new Date(at * 1000).toISOString(), granted, gpc });
  return true;
}
