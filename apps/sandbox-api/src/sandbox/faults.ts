import type { HttpBindings } from '@hono/node-server';
import type { Context, MiddlewareHandler } from 'hono';

/** Success data that no call returns. */
const wrongContents = { dataNull: null, dataText: 'x', dataList: [], dataObject: {} } as const;
type WrongContent = keyof typeof wrongContents;
const isWrongContent = (kind: FaultKind): kind is WrongContent => Object.hasOwn(wrongContents, kind);

export const faultKinds = [
  'delay',
  'http404',
  'http500',
  'code500',
  'malformed',
  'cut',
  'reset',
  'empty',
  ...(Object.keys(wrongContents) as WrongContent[]),
] as const;
export type FaultKind = (typeof faultKinds)[number];

/** `times`: the number of requests that it affects before it switches off; 0: unlimited. */
export type Fault = { prefix: string; kind: FaultKind; delayMs: number; times: number };

/** Lets tests and the operator break the API on purpose, per path prefix. */
export class FaultSwitch {
  #faults: Fault[] = [];

  list(): readonly Fault[] {
    return this.#faults;
  }

  /** One fault per prefix: a new one replaces the old one. */
  set(fault: Fault): void {
    this.#faults = [...this.#faults.filter(({ prefix }) => prefix !== fault.prefix), fault];
  }

  clear(prefix?: string): void {
    this.#faults = prefix === undefined ? [] : this.#faults.filter((fault) => fault.prefix !== prefix);
  }

  #take(path: string): Fault | undefined {
    const fault = this.#faults.find(({ prefix }) => path.startsWith(prefix));
    if (fault && fault.times > 0) {
      fault.times -= 1;
      if (fault.times === 0) this.clear(fault.prefix);
    }
    return fault;
  }

  middleware(): MiddlewareHandler {
    return async (context, next) => {
      const fault = this.#take(context.req.path);
      if (!fault) return next();
      if (fault.kind === 'delay') {
        await new Promise((resolve) => setTimeout(resolve, fault.delayMs));
        return next();
      }
      if (isWrongContent(fault.kind))
        return context.json({ code: 200, message: 'success', data: wrongContents[fault.kind] });
      return respondWithFault(context, fault.kind);
    };
  }
}

function respondWithFault(context: Context, kind: Exclude<FaultKind, 'delay' | WrongContent>): Response {
  switch (kind) {
    case 'http404':
      return context.text('Not Found', 404);
    case 'http500':
      return context.text('Internal Server Error', 500);
    case 'code500':
      return context.json({ code: 500, message: 'System exception', data: null });
    case 'malformed':
      return context.body('{"code":200,"message":', 200, { 'Content-Type': 'application/json' });
    case 'empty':
      return context.body('', 200, { 'Content-Type': 'application/json' });
    case 'cut':
      return new Response(interruptedStream(), { headers: { 'Content-Type': 'application/json' } });
    case 'reset': {
      const { incoming } = (context.env ?? {}) as Partial<HttpBindings>;
      incoming?.socket.resetAndDestroy();
      return context.body(null);
    }
  }
}

/** Sends half a response, then ends the connection with an error. */
function interruptedStream(): ReadableStream {
  let isSent = false;
  return new ReadableStream({
    pull: (controller) => {
      if (isSent) return controller.error(new Error('cut off on purpose'));
      isSent = true;
      controller.enqueue(new TextEncoder().encode('{"code":200,"message":"success","data":{"li'));
    },
  });
}
