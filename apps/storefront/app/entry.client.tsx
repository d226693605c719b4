import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dropAhead } from './platform/drop-ahead.ts';
import { followFragments } from './platform/follow-fragments.ts';
import { layOutBelow } from './platform/lay-out-below.ts';
import { recoverFromMissingChunks } from './platform/recover-from-missing-chunks.ts';

// What was sent before may have been a form.
dropAhead();
recoverFromMissingChunks();
layOutBelow();
followFragments();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
