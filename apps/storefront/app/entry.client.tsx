import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dropAhead } from '../speed/browser/drop-ahead.ts';
import { followFragments, recoverFromMissingChunks } from './navigation/index.ts';

// What was sent before may have been a form.
dropAhead();
recoverFromMissingChunks();
followFragments();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
