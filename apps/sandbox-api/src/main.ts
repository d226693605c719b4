import { type HttpBindings, serve } from '@hono/node-server';
import { observeRequest, telemetry } from '@marketfront/operations';
import proxyAddr from 'proxy-addr';
import { createApp, createServices } from './app.ts';
import { startChangeNotices } from './change-notices.ts';
import { readConfig } from './config.ts';
import { closeServer } from './graceful-close.ts';
import { startJobs } from './jobs/index.ts';
import { log } from './log.ts';
import { openDatabase } from './open-database.ts';

const began = Date.now();

/** The functions that stop everything started so far, last started first; they are called in this order. */
const stops: (() => Promise<unknown>)[] = [];
let stopping: Promise<void> | undefined;

function stop(): Promise<void> {
  stopping ??= (async () => {
    for (const one of stops.toReversed()) await one().catch((error: unknown) => log.error(error));
  })();
  return stopping;
}

async function start(): Promise<void> {
  const config = readConfig(process.env);
  if (telemetry.isOn) stops.push((await import('./telemetry.ts')).startTelemetry());
  const database = await openDatabase(config, stops, log.info);

  const services = createServices({ db: database.db, config });
  stops.push(services.rateLimits.close, () => services.background.finish());
  const app = createApp(services);
  const isTrusted = proxyAddr.compile([...config.trustedProxies]);
  const server = serve({
    fetch: (request, bindings) => {
      const { remoteAddress = '' } = (bindings as HttpBindings).incoming.socket;
      const options = { log: log.logger, trustsCaller: isTrusted(remoteAddress, 0) };
      return observeRequest(request, options, () => app.fetch(request, bindings));
    },
    hostname: config.host,
    port: config.port,
    serverOptions: {
      // A client that sends its request slowly does not occupy a connection for long.
      headersTimeout: Math.min(10_000, config.requestTimeout),
      requestTimeout: config.requestTimeout,
      // Longer than a shop keeps a connection, so that none sends a request on a connection that was just closed.
      keepAliveTimeout: 65_000,
      connectionsCheckingInterval: Math.min(1000, config.requestTimeout),
    },
  });
  await new Promise<void>((resolve, reject) => {
    server.once('listening', resolve);
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        error.code === 'EADDRINUSE'
          ? new Error(`Port ${config.port} is taken. Free it, or set SANDBOX_PORT to another one.`)
          : error,
      ),
    );
  });
  // Neither does a client that does not read its response.
  server.setTimeout(Math.max(60_000, 2 * config.requestTimeout));
  stops.push(() => closeServer(server));
  const notices = startChangeNotices(database.url, config);
  stops.push(notices.stop);
  const jobs = startJobs(services, config.jobInterval);
  stops.push(jobs.stop);
  log.info(`ready http://localhost:${config.port} (${((Date.now() - began) / 1000).toFixed(1)} s)`);
}

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    void stop().then(() => process.exit(0));
  });
}

start().catch(async (error: unknown) => {
  log.logger.fatal(
    `The sandbox API could not start: ${error instanceof Error ? error.message : String(error)}`,
  );
  await stop();
  process.exit(1);
});
