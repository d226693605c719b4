import { isLocaleCode, pseudoLocaleCode } from '@marketfront/i18n';
import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { recoverFromLostChunks } from './platform/lost-chunks.ts';
import { loadUiMessages } from './messages/ui.ts';
import { preloadMessages } from './messages/index.ts';

recoverFromLostChunks();

const { locale, messages, pseudo } = document.documentElement.dataset;
const code = pseudo ? pseudoLocaleCode : isLocaleCode(locale) ? locale : 'en';
const areas = ['shell', ...(messages ?? '').split(' ').filter(Boolean)] as Parameters<
  typeof preloadMessages
>[1][];

// The messages of this page first: hydrating without them would only wait in another place.
await Promise.all([loadUiMessages(code), preloadMessages(code, ...areas)]).catch(() => undefined);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
