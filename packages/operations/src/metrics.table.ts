/** An OpenTelemetry metric. */
interface MetricRow {
  readonly kind: 'counter' | 'upDownCounter' | 'histogram' | 'gauge';
  /** The unit in UCUM, as OpenTelemetry's conventions require: `s` seconds, `{request}` a count, `1` a ratio. */
  readonly unit: string;
  readonly description: string;
  readonly attributes: readonly string[];
  /** Upper bounds of a histogram's buckets, in its unit. */
  readonly buckets?: readonly number[];
}

const seconds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/**
 * Every metric that we record; `docs/operate.md` explains each. Names and attributes follow OpenTelemetry's semantic
 * conventions if there are any. Node's own metrics (`nodejs.*`, `v8js.*`) come from
 * `@opentelemetry/instrumentation-runtime-node`.
 */
export const metricTable = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of requests by route pattern (the shop) or operation (the API).',
    attributes: ['http.request.method', 'http.route', 'http.response.status_code', 'error.type'],
    buckets: seconds,
  },
  'http.server.active_requests': {
    kind: 'upDownCounter',
    unit: '{request}',
    description: 'Requests in flight.',
    attributes: ['http.request.method'],
  },
  'http.client.request.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'Duration of calls of the API by operation, each attempt by itself.',
    attributes: [
      'marketfront.api.operation',
      'http.request.method',
      'http.response.status_code',
      'error.type',
    ],
    buckets: seconds,
  },
  'marketfront.api.failures': {
    kind: 'counter',
    unit: '{call}',
    description:
      'Calls of the API that ended with an error, by operation and kind, also those answered HTTP 200.',
    attributes: ['marketfront.api.operation', 'error.type'],
  },
  'marketfront.api.circuit_breaker.open': {
    kind: 'gauge',
    unit: '1',
    description: '1 while calls of the API are refused because it was away.',
    attributes: [],
  },
  'marketfront.cache.reads': {
    kind: 'counter',
    unit: '{read}',
    description: 'Shared reads of data by cache tier and result.',
    attributes: ['marketfront.cache.tier', 'marketfront.cache.result'],
  },
  'marketfront.page_cache.reads': {
    kind: 'counter',
    unit: '{read}',
    description: 'Pages for everybody by how they came from the cache of finished pages.',
    attributes: ['marketfront.cache.result'],
  },
  'marketfront.requests.shed': {
    kind: 'counter',
    unit: '{request}',
    description: 'Requests that were answered 503 because too many were in work.',
    attributes: [],
  },
  'marketfront.web_vital.duration': {
    kind: 'histogram',
    unit: 's',
    description: 'FCP, INP, LCP and TTFB as browsers measured them, by page.',
    attributes: ['marketfront.web_vital.name', 'http.route'],
    buckets: [0.05, 0.1, 0.2, 0.5, 0.8, 1, 1.8, 2.5, 3, 4, 8],
  },
  'marketfront.web_vital.layout_shift': {
    kind: 'histogram',
    unit: '1',
    description: 'CLS as browsers measured it, by page.',
    attributes: ['http.route'],
    buckets: [0.01, 0.05, 0.1, 0.15, 0.25, 0.5, 1],
  },
  'marketfront.orders.created': {
    kind: 'counter',
    unit: '{order}',
    description: 'Checkouts that were submitted, by way to pay.',
    attributes: ['marketfront.payment.method'],
  },
  'marketfront.payments': {
    kind: 'counter',
    unit: '{payment}',
    description: 'Payments by result.',
    attributes: ['marketfront.payment.result'],
  },
  'marketfront.errors': {
    kind: 'counter',
    unit: '{error}',
    description: 'Errors that were reported, by where they happened.',
    attributes: ['marketfront.error.source'],
  },
} as const satisfies Readonly<Record<string, MetricRow>>;

export type MetricName = keyof typeof metricTable;
type AttributeOf<Name extends MetricName> = (typeof metricTable)[Name]['attributes'][number];
export type AttributesOf<Name extends MetricName> = Partial<
  Record<AttributeOf<Name>, string | number | undefined>
>;
