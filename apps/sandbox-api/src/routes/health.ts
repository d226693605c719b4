import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Services } from '../services.ts';

const databaseDeadline = 2000;

/** For load balancers: `/healthz` (this process responds) and `/readyz` (its database responds too). */
export function healthRoutes({ db }: Pick<Services, 'db'>): Hono {
  const app = new Hono();
  const alive = (context: Context) => context.json({ status: 'ok' });
  app.get('/healthz', alive);
  // The former name of /healthz.
  app.get('/health', alive);
  app.get('/readyz', async (context) => {
    context.header('Cache-Control', 'no-store');
    const answers = db.execute(sql`select 1`).then(
      () => true,
      () => false,
    );
    const isReady = await Promise.race([answers, wait(databaseDeadline, false)]);
    return context.json({ status: isReady ? 'ok' : 'unavailable', database: isReady }, isReady ? 200 : 503);
  });
  return app;
}
