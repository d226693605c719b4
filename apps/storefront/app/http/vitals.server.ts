import { splitLocalePath } from '@marketfront/i18n';
import { record } from '@marketfront/operations';
import type { ActionFunctionArgs } from 'react-router';
import { config } from '../services/config.server.ts';
import { log } from '../services/log.server.ts';
import { readForm, textField } from '../forms/form.server.ts';
import { notFound } from './route-errors.server.ts';

/** Web Vitals by name, with the largest plausible values: milliseconds, and shares of the window for CLS. */
const most = { CLS: 100, FCP: 600_000, INP: 600_000, LCP: 600_000, TTFB: 600_000 } as const;
type Vital = keyof typeof most;

/** The record of a page load. */
export interface VitalsRecord {
  /** The path without language; numbers become `:id`, so that similar pages count together and identify nobody. */
  readonly page: string;
  readonly vitals: Readonly<Partial<Record<Vital, number>>>;
}

/** The measurements of a browser; `undefined` if they are implausible. */
export function readVitals(form: FormData): VitalsRecord | undefined {
  const address = textField(form, 'page', 200);
  if (!/^\/[\w/-]*$/.test(address)) return undefined;
  const vitals: Partial<Record<Vital, number>> = {};
  for (const name of Object.keys(most) as Vital[]) {
    const text = textField(form, name, 40);
    const value = text === '' ? Number.NaN : Number(text);
    if (value >= 0 && value <= most[name]) vitals[name] = Math.round(value * 1000) / 1000;
  }
  if (Object.keys(vitals).length === 0) return undefined;
  return { page: splitLocalePath(address).path.replaceAll(/\d+/g, ':id'), vitals };
}

function measure({ page, vitals }: VitalsRecord): void {
  for (const [name, value] of Object.entries(vitals))
    if (name === 'CLS') record('marketfront.web_vital.layout_shift', value, { 'http.route': page });
    else
      record('marketfront.web_vital.duration', value / 1000, {
        'marketfront.web_vital.name': name,
        'http.route': page,
      });
}

/** Writes the measurements of browsers to the log and to the metrics; off unless `COLLECT_VITALS=1`. */
export async function vitalsAction({ request }: ActionFunctionArgs): Promise<Response> {
  if (!config.collectsVitals) throw notFound();
  const form = await readForm(request);
  const found = form && readVitals(form);
  if (found) {
    measure(found);
    log.info(found, 'web vitals');
  }
  return new Response(null, { status: found ? 204 : 400 });
}
