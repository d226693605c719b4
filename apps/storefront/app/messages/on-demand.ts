import { pseudoLocaleCode } from '@marketfront/i18n';
import type { Catalogue } from '@marketfront/i18n/react';
import { loadUntilThere } from '../../speed/browser/load-until-there.ts';

// Error messages are formatted on the server.
const catalogues = import.meta.glob<Catalogue>(['./*/*.json', '!./en-XA/*.json', '!./*/errors.json'], {
  import: 'default',
});

/** Loads a catalogue that was not part of the first page: for a later page, or another language. */
export async function loadOnDemand(locale: string, area: string): Promise<Catalogue> {
  const path = `./${locale}/${area}.json`;
  if (locale === pseudoLocaleCode) return (await import('./pseudo.ts')).load(path);
  const load = catalogues[path];
  if (!load)
    throw new Error(`No messages "${area}" in "${locale}". Add app/messages/${locale}/${area}.json.`);
  return loadUntilThere(load);
}
