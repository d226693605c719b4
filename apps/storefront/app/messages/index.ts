import { pseudoLocaleCode } from '@marketfront/i18n';
import { type Catalogue, createMessages } from '@marketfront/i18n/react';

/** The shop's own messages, one file per area and language: `messages/<locale>/<area>.json`. */
type Schema = {
  shell: typeof import('./en/shell.json');
  catalog: typeof import('./en/catalog.json');
  cart: typeof import('./en/cart.json');
  auth: typeof import('./en/auth.json');
  checkout: typeof import('./en/checkout.json');
  orders: typeof import('./en/orders.json');
  errors: typeof import('./en/errors.json');
};
export type MessageArea = keyof Schema;

// The server holds every language; a browser fetches the files it shows. A static import here would put all of them
// into the browser's first file.
const { inMemory } = import.meta.env.SSR ? await import('./in-memory.ts') : { inMemory: {} };
const onDemand = import.meta.glob<Catalogue>(['./*/*.json', '!./en-XA/*.json'], { import: 'default' });

export const { MessagesProvider, useMessages, getMessages, preloadMessages } = createMessages<Schema>({
  load(locale, area) {
    const path = `./${locale}/${area}.json`;
    const found = (inMemory as Record<string, Catalogue>)[path];
    if (found) return found;
    if (locale === pseudoLocaleCode) return import('./pseudo.ts').then(({ load }) => load(path));
    const load = onDemand[path];
    if (!load)
      throw new Error(`No messages "${area}" in "${locale}". Add app/messages/${locale}/${area}.json.`);
    return load();
  },
});
