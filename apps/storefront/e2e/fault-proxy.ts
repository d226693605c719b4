import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import { apiOrigin } from './shop.ts';

/**
 * `lost`: the API carries out the call and its response never arrives · `refused`: the connection is closed before the
 * API receives the call · `code500`: the API refuses · `http500`, `http503`: a proxy in front of the API responds with
 * this status · `missing`: the API has no such call · `hang`: the call never gets a response · `{ data }`: a success
 * with this content.
 */
type FaultKind =
  | 'lost'
  | 'refused'
  | 'code500'
  | 'http500'
  | 'http503'
  | 'missing'
  | 'hang'
  | { readonly data: unknown };

interface Fault {
  readonly path: string;
  readonly method: string | undefined;
  readonly kind: FaultKind;
  /** The number of calls that it affects. */
  times: number;
}

/** Returns the new value of a field in a response. */
export type ChangeField = (key: string, value: unknown) => unknown;

/** Changes a value and everything in it, including JSON inside texts. */
function changeAll(change: ChangeField, value: unknown, key = ''): unknown {
  const changed = change(key, value);
  if (Array.isArray(changed))
    return changed.map((row) => changeAll(change, row, typeof row === 'object' ? '' : key));
  if (typeof changed === 'string' && /^[[{]/.test(changed)) {
    return JSON.stringify(changeAll(change, JSON.parse(changed), key));
  }
  if (changed === null || typeof changed !== 'object') return changed;
  return Object.fromEntries(
    Object.entries(changed).map(([name, field]) => [name, changeAll(change, field, name)]),
  );
}

/** A proxy between a shop and the sandbox that breaks single calls on purpose. */
export class FaultProxy {
  #faults: Fault[] = [];
  #change: ChangeField | undefined;
  readonly #server: Server;

  constructor() {
    this.#server = createServer((incoming, outgoing) => {
      const fault = this.#take(incoming.url ?? '', incoming.method);
      if (fault === 'hang') return;
      if (fault === 'refused') return void incoming.socket.destroy();
      if (fault === 'http500' || fault === 'http503')
        return void outgoing.writeHead(Number(fault.slice(4))).end('<h1>Error</h1>');
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
        const change = this.#change;
        if (change) return void this.#answerChanged(answer, outgoing, change);
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

  /** Breaks the next calls of a path, by default for all methods. */
  fail(path: string, kind: FaultKind, times = 1, method?: string): void {
    this.#faults.push({ path, method, kind, times });
  }

  /** Changes the fields of all responses from now on. */
  change(change: ChangeField): void {
    this.#change = change;
  }

  /** Ends all faults. */
  repair(): void {
    this.#faults = [];
  }

  async #answerChanged(
    answer: IncomingMessage,
    outgoing: ServerResponse,
    change: ChangeField,
  ): Promise<void> {
    const envelope = (await json(answer)) as { data: unknown };
    outgoing.writeHead(answer.statusCode ?? 502, { 'Content-Type': 'application/json' });
    outgoing.end(JSON.stringify({ ...envelope, data: changeAll(change, envelope.data) }));
  }

  #take(url: string, asked: string | undefined): FaultKind | undefined {
    const fault = this.#faults.find(
      ({ path, method, times }) => times > 0 && url.startsWith(path) && (!method || method === asked),
    );
    if (fault) fault.times -= 1;
    return fault?.kind;
  }
}
