import { buildId } from '../shell/build-id.ts';

/** Which build the server runs now, for pages that were opened before it started. */
export const loader = () =>
  Response.json({ build: buildId }, { headers: { 'Cache-Control': 'private, no-store' } });
