import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { recoverFromMissingChunks } from './platform/recover-from-missing-chunks.ts';

recoverFromMissingChunks();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
