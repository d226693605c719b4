import type { Catalogue } from '@marketfront/i18n/react';

const messages = import.meta.glob<Catalogue>('./messages/en-XA/*.json', { import: 'default' });

/** Words of the pseudo-locale, which only reviewers ever load. */
export function load(path: string): Promise<Catalogue> {
  const found = messages[path];
  if (!found)
    throw new Error(
      `No pseudo words at ${path}. Add an empty object there; the build fills it from English.`,
    );
  return found();
}
