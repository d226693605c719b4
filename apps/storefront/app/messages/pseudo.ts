import type { Catalogue } from '@marketfront/i18n/react';

const catalogues = import.meta.glob<Catalogue>('./en-XA/*.json', { import: 'default' });

/** Messages of the pseudo-locale, which only reviewers load. */
export function load(path: string): Promise<Catalogue> {
  const found = catalogues[path];
  if (!found)
    throw new Error(
      `No pseudo messages at ${path}. Add an empty object there; the build fills it from English.`,
    );
  return found();
}
