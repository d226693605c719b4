import { pseudoLocaleCode } from '@marketfront/i18n';
import { type Catalogue, createWords } from '@marketfront/i18n/react';

/** The shop's own words, one file per area and language: `messages/<locale>/<area>.json`. */
type Schema = {
  shell: typeof import('./messages/en/shell.json');
  catalog: typeof import('./messages/en/catalog.json');
  cart: typeof import('./messages/en/cart.json');
  auth: typeof import('./messages/en/auth.json');
  checkout: typeof import('./messages/en/checkout.json');
  orders: typeof import('./messages/en/orders.json');
  errors: typeof import('./messages/en/errors.json');
};

// The server holds every language; a browser fetches the files it shows. A static import here would put all of them
// into the browser's first file.
const { atHand } = import.meta.env.SSR ? await import('./words-at-hand.ts') : { atHand: {} };
const onDemand = import.meta.glob<Catalogue>('./messages/{en,zh-CN,es,fr,th,lao}/*.json', {
  import: 'default',
});

export const { WordsProvider, useWords, getWords, preloadWords } = createWords<Schema>({
  load(locale, area) {
    const path = `./messages/${locale}/${area}.json`;
    const found = (atHand as Record<string, Catalogue>)[path];
    if (found) return found;
    if (locale === pseudoLocaleCode) return import('./words-pseudo.ts').then(({ load }) => load(path));
    const load = onDemand[path];
    if (!load) throw new Error(`No words "${area}" in "${locale}". Add app/messages/${locale}/${area}.json.`);
    return load();
  },
});
