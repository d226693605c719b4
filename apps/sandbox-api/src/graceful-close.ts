import type { Server } from 'node:http';
import type { ServerType } from '@hono/node-server';

/**
 * Milliseconds: shorter than the grace period of process managers (Kubernetes waits for 30 seconds), and long enough
 * for sign-ins that wait for their turn at a processor.
 */
const grace = 25_000;

/** Accepts no new requests, finishes those in flight, then closes their connections too. */
export function closeServer(server: ServerType): Promise<void> {
  const { closeIdleConnections, closeAllConnections } = server as Server;
  return new Promise((resolve) => {
    // A busy connection stays open after its response, so idle ones are closed again and again.
    const sweep = setInterval(() => closeIdleConnections.call(server), 50);
    const impatient = setTimeout(() => closeAllConnections.call(server), grace);
    server.close(() => {
      clearInterval(sweep);
      clearTimeout(impatient);
      resolve();
    });
    closeIdleConnections.call(server);
  });
}
