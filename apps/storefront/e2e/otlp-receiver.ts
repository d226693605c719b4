import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';

type Value = { stringValue?: string; intValue?: number | string; doubleValue?: number; boolValue?: boolean };
interface Attribute {
  readonly key: string;
  readonly value: Value;
}

interface Resource {
  readonly resource: { readonly attributes: readonly Attribute[] };
}
interface GivenSpan {
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly name: string;
  readonly attributes?: readonly Attribute[];
}
interface GivenLog {
  readonly body?: Value;
  readonly attributes?: readonly Attribute[];
}
interface Sent {
  readonly resourceSpans?: readonly (Resource & {
    readonly scopeSpans: readonly { readonly spans: readonly GivenSpan[] }[];
  })[];
  readonly resourceLogs?: readonly (Resource & {
    readonly scopeLogs: readonly { readonly logRecords: readonly GivenLog[] }[];
  })[];
}

export interface ReceivedSpan {
  readonly service: string;
  readonly traceId: string;
  readonly id: string;
  readonly parentId: string | undefined;
  readonly name: string;
  readonly attributes: Readonly<Record<string, string>>;
}

export interface ReceivedLog {
  readonly body: string;
  readonly attributes: Readonly<Record<string, string>>;
}

const textOf = (value: Value | undefined) => String(Object.values(value ?? {})[0] ?? '');
const attributesOf = (attributes: readonly Attribute[] = []): Record<string, string> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, textOf(value)]));
const serviceOf = ({ resource }: Resource) => attributesOf(resource.attributes)['service.name'] ?? '';

/**
 * A collector for OpenTelemetry's protocol over HTTP, in JSON, which stores the received data
 * (https://opentelemetry.io/docs/specs/otlp).
 */
export async function startOtlpReceiver() {
  const spans: ReceivedSpan[] = [];
  const logs: ReceivedLog[] = [];
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent;
    for (const resource of sent.resourceSpans ?? [])
      for (const { traceId, spanId, parentSpanId, name, attributes } of resource.scopeSpans.flatMap(
        (scope) => scope.spans,
      ))
        spans.push({
          service: serviceOf(resource),
          traceId,
          id: spanId,
          parentId: parentSpanId || undefined,
          name,
          attributes: attributesOf(attributes),
        });
    for (const { scopeLogs } of sent.resourceLogs ?? [])
      for (const { body, attributes } of scopeLogs.flatMap((scope) => scope.logRecords))
        logs.push({ body: textOf(body), attributes: attributesOf(attributes) });
    response.setHeader('Content-Type', 'application/json').end('{}');
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    spans,
    logs,
    /** The environment of a program that sends data here, often enough for a test. */
    env: {
      OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${port}`,
      OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
      OTEL_BSP_SCHEDULE_DELAY: '100',
      OTEL_BLRP_SCHEDULE_DELAY: '100',
    },
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
