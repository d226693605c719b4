import { type Api, type ApiOptions, createApi, operationsTable } from '@marketfront/api-client';
import { currentRequest, markFailed, record, type Span, startCall, telemetry } from '@marketfront/operations';
import { BrokenCircuitError } from 'cockatiel';

type Middleware = Parameters<Api['client']['use']>[0];

interface RunningCall {
  readonly span: Span;
  readonly startedAt: number;
  readonly attributes: Readonly<Record<'marketfront.api.operation' | 'http.request.method', string>>;
}

const operationIds = new Map<string, string>(
  operationsTable.map(({ method, path, operationId }) => [`${method} ${path}`, operationId]),
);

const running = new WeakMap<Request, RunningCall>();

function end(request: Request, outcome: { status: number } | { error: unknown }): void {
  const call = running.get(request);
  if (!call) return;
  running.delete(request);
  const { span, startedAt, attributes } = call;
  const result: Record<'http.response.status_code' | 'error.type', number | string | undefined> = {
    'http.response.status_code': undefined,
    'error.type': undefined,
  };
  if ('status' in outcome) {
    result['http.response.status_code'] = outcome.status;
    span.setAttribute('http.response.status_code', outcome.status);
    if (outcome.status >= 400) result['error.type'] = String(outcome.status);
  } else {
    result['error.type'] = markFailed(span, outcome.error);
    span.setAttribute(
      'marketfront.api.circuit_breaker',
      outcome.error instanceof BrokenCircuitError ? 'open' : 'closed',
    );
  }
  span.end();
  record('http.client.request.duration', (performance.now() - startedAt) / 1000, {
    ...attributes,
    ...result,
  });
}

/** Adds the request's id and its trace to API calls, and measures each attempt by its operation. */
const observer: Middleware = {
  onRequest({ request, schemaPath }) {
    const { id } = currentRequest() ?? {};
    if (id) request.headers.set('X-Request-Id', id);
    if (!telemetry.isOn) return;
    const { method } = request;
    const attributes = {
      'marketfront.api.operation': operationIds.get(`${method} ${schemaPath}`) ?? schemaPath,
      'http.request.method': method,
    };
    const address = new URL(request.url);
    const span = startCall(
      `API ${attributes['marketfront.api.operation']}`,
      { ...attributes, 'server.address': address.hostname, 'url.template': schemaPath },
      request.headers,
    );
    running.set(request, { span, startedAt: performance.now(), attributes });
  },
  onResponse: ({ request, response }) => end(request, { status: response.status }),
  onError: ({ request, error }) => end(request, { error }),
};

/** The API with observed calls: each attempt over the network, and the result of a call. */
export function createObservedApi(options: ApiOptions): Api {
  const api = createApi({
    ...options,
    onError: ({ operation, kind }) =>
      record('marketfront.api.failures', 1, { 'marketfront.api.operation': operation, 'error.type': kind }),
  });
  api.client.use(observer);
  return api;
}
