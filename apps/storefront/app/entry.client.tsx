import { isLocaleCode, pseudoLocaleCode } from '@marketfront/i18n';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { recoverFromLostChunks } from './platform/lost-chunks.ts';
import { loadUiMessages } from './platform/ui-messages.ts';
import { preloadWords } from './words.ts';

recoverFromLostChunks();

const { locale, words, pseudo } = document.documentElement.dataset;
const code = pseudo ? pseudoLocaleCode : isLocaleCode(locale) ? locale : 'en';
const areas = ['shell', ...(words ?? '').split(' ').filter(Boolean)] as Parameters<typeof preloadWords>[1][];

// The words of this page first: hydrating without them would only wait in another place.
await Promise.all([loadUiMessages(code), preloadWords(code, ...areas)]).catch(() => undefined);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
