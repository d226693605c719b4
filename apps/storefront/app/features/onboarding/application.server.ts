import { notFound, signedInLoader } from '../../platform/handlers.server.ts';

/** Pages of the application to sell: visitors sign in first, and come back here. */
export const loadApplication = signedInLoader(async () => {
  throw notFound();
});
