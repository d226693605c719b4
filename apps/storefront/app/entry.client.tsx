import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { dropPrefetched } from '../speed/browser/drop-prefetched.ts';
import { followFragments } from './navigation/index.ts';
import { buildId } from './services/build-id.ts';
import { recoverFromMissingChunks } from './shell/recover-from-missing-chunks.ts';
import { reportErrors } from './shell/report-errors.ts';

const report = reportErrors(buildId);
// The previous page may have been the response to a form.
dropPrefetched();
recoverFromMissingChunks(buildId);
followFragments();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter {...(report && { onError: report })} />);
});
