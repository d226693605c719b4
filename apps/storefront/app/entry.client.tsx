import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { followFragments } from './platform/follow-fragments.ts';
import { recoverFromMissingChunks } from './platform/recover-from-missing-chunks.ts';

recoverFromMissingChunks();
followFragments();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
