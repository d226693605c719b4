import { Hono } from 'hono';
import type { Config } from '../config.ts';

/** Pictures of the demo catalogue. */
export function mediaRoutes(_config: Pick<Config, 'dataDir'>): Hono {
  const app = new Hono();
  app.get('/*', (c) => {
    c.header('Cache-Control', 'public, max-age=31536000, immutable');
    c.header('Content-Type', 'image/svg+xml');
    return c.body(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 4"><rect width="4" height="4" fill="#e9e4da"/></svg>',
    );
  });
  return app;
}
