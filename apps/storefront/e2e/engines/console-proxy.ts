import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

const reportPath = '/console-report';
const entry = /\/entry\.client-[^/]*\.js$/;

/** Runs in every page before its own scripts, and sends errors and warnings to an address. */
function reportNoise(path: string): void {
  const report = (message: string) => navigator.sendBeacon(path, message);
  for (const level of ['error', 'warn'] as const) {
    const write = console[level];
    console[level] = (...values) => {
      report(`console: ${values.join(' ')}`);
      write(...values);
    };
  }
  addEventListener('error', ({ message }) => report(`uncaught: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => report(`uncaught: ${reason}`));
  addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
    report(`policy: ${violatedDirective} refuses ${blockedURI}`),
  );
}

/** Forwards a page, with the script at the start of its head. */
async function sendPage(answer: IncomingMessage, outgoing: ServerResponse): Promise<void> {
  const { 'content-length': _, ...headers } = answer.headers;
  outgoing.writeHead(answer.statusCode ?? 502, headers);
  const page = await text(answer);
  outgoing.end(page.replace('<head>', `<head><script src="${reportPath}.js"></script>`));
}

/**
 * A proxy in front of a shop that collects the console output of its pages and can hold their script: WebDriver has no
 * commands for that.
 * @param shopPort called for each request, because the shop starts after the proxy, whose address it needs
 */
export async function startConsoleProxy(shopPort: () => number) {
  const noise: string[] = [];
  let arrives = Promise.resolve();
  const server = createServer(async (incoming, outgoing) => {
    if (entry.test(incoming.url ?? '')) await arrives;
    if (incoming.url === `${reportPath}.js`) {
      outgoing.setHeader('Content-Type', 'text/javascript');
      return void outgoing.end(`(${reportNoise})('${reportPath}')`);
    }
    if (incoming.url === reportPath) {
      void text(incoming).then((message) => noise.push(message));
      return void outgoing.writeHead(204).end();
    }
    const { method, url: path, headers } = incoming;
    const plain = { ...headers, 'accept-encoding': 'identity' };
    const forward = request(
      { host: 'localhost', port: shopPort(), method, path, headers: plain },
      (answer) => {
        if ((answer.statusCode ?? 0) >= 500) noise.push(`answer: ${answer.statusCode} ${path}`);
        if (answer.headers['content-type']?.startsWith('text/html')) return void sendPage(answer, outgoing);
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      },
    );
    forward.on('error', () => outgoing.destroy());
    incoming.pipe(forward);
  });
  server.listen(0, 'localhost');
  await once(server, 'listening');
  return {
    noise,
    /** Lets the script that starts the pages wait. @returns a function that lets it arrive */
    holdScript() {
      let arrive = () => {};
      arrives = new Promise((resolve) => (arrive = resolve));
      return arrive;
    },
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    stop() {
      server.closeAllConnections();
      server.close();
    },
  };
}

export type ConsoleProxy = Awaited<ReturnType<typeof startConsoleProxy>>;
