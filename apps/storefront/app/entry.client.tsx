import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followFragments } from './platform/follow-fragments.ts';
import { setHydrationRoot } from './platform/hydrate-first.ts';
import { layOutBelow } from './platform/lay-out-below.ts';
import { recoverFromMissingChunks } from './platform/recover-from-missing-chunks.ts';

recoverFromMissingChunks();
layOutBelow();
followFragments();

startTransition(() => {
  setHydrationRoot(hydrateRoot(document, <HydratedRouter />));
});
