import { once } from 'node:events';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { apiOrigin } from './shop.ts';

/**
 * `lost`: the API carries the call out and its answer never arrives · `refused`: the connection is cut before the API
 * sees the call · `code500`: the API refuses · `missing`: the API has no such call · `hang`: the call is never answered ·
 * `{ data }`: a success with this content.
 */
type FaultKind = 'lost' | 'refused' | 'code500' | 'missing' | 'hang' | { readonly data: unknown };

interface Fault {
  readonly path: string;
  readonly method: string | undefined;
  readonly kind: FaultKind;
  /** How many calls it affects. */
  times: number;
}

/** Stands between a shop and the sandbox, and breaks single calls on purpose. */
export class FaultProxy {
  #faults: Fault[] = [];
  readonly #server: Server;

  constructor() {
    this.#server = createServer((incoming, outgoing) => {
      const fault = this.#take(incoming.url ?? '', incoming.method);
      if (fault === 'hang') return;
      if (fault === 'refused') return void incoming.socket.destroy();
      if (fault === 'missing') return void outgoing.writeHead(404).end();
      if (fault === 'code500' || typeof fault === 'object') {
        const envelope =
          fault === 'code500'
            ? { code: 500, message: 'System exception', data: null }
            : { code: 200, message: 'success', ...fault };
        outgoing.writeHead(200, { 'Content-Type': 'application/json' });
        return void outgoing.end(JSON.stringify(envelope));
      }
      const { hostname, port } = new URL(apiOrigin);
      const { method, url, headers } = incoming;
      const forward = request({ hostname, port, method, path: url, headers }, (answer) => {
        if (fault === 'lost') {
          answer.resume();
          answer.on('end', () => incoming.socket.destroy());
          return;
        }
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      forward.on('error', () => outgoing.destroy());
      incoming.pipe(forward);
    });
  }

  async listen(): Promise<string> {
    this.#server.listen(0, '127.0.0.1');
    await once(this.#server, 'listening');
    return `http://127.0.0.1:${(this.#server.address() as AddressInfo).port}`;
  }

  close(): void {
    this.#server.closeAllConnections();
    this.#server.close();
  }

  /** Breaks the next calls of a path, by default whatever their method. */
  fail(path: string, kind: FaultKind, times = 1, method?: string): void {
    this.#faults.push({ path, method, kind, times });
  }

  /** Ends all faults. */
  repair(): void {
    this.#faults = [];
  }

  #take(url: string, asked: string | undefined): FaultKind | undefined {
    const fault = this.#faults.find(
      ({ path, method, times }) => times > 0 && url.startsWith(path) && (!method || method === asked),
    );
    if (fault) fault.times -= 1;
    return fault?.kind;
  }
}
