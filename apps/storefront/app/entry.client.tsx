import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followFragments } from './platform/follow-fragments.ts';
import { setHydrationRoot } from './platform/hydrate-first.ts';
import { nextInteraction } from './platform/load-until-there.ts';
import { recoverFromMissingChunks } from './platform/recover-from-missing-chunks.ts';

recoverFromMissingChunks();
followFragments();
// See platform/before-interaction.ts.
void nextInteraction().then(() => document.documentElement.removeAttribute('data-before-interaction'));

startTransition(() => {
  setHydrationRoot(hydrateRoot(document, <HydratedRouter />));
});
