import {
  type Attributes,
  context,
  propagation,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from '@opentelemetry/api';
import { telemetry } from './telemetry-settings.ts';

export type { Span };

/** Marks a span as failed, without the error message, which may contain personal input. */
export function markFailed(span: Span, error: unknown): string {
  const type = error instanceof Error ? error.name : 'error';
  span.setAttribute('error.type', type);
  span.setStatus({ code: SpanStatusCode.ERROR });
  return type;
}

const tracer = () => trace.getTracer('marketfront');

interface SpanSettings {
  readonly attributes?: Attributes | undefined;
  readonly kind?: SpanKind;
  /** The headers of a request whose trace is continued. */
  readonly caller?: Headers | undefined;
}

const headersGetter = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};

/**
 * Runs work in a span, which is the parent of spans that the work starts.
 * @param work gets the span, or undefined while telemetry is off
 */
export async function traced<Value>(
  name: string,
  { attributes = {}, kind = SpanKind.INTERNAL, caller }: SpanSettings,
  work: (span?: Span) => Promise<Value>,
): Promise<Value> {
  if (!telemetry.isOn) return work();
  // Avoids the cost of spans inside a request that is not sampled.
  if (kind === SpanKind.INTERNAL && trace.getActiveSpan()?.isRecording() === false) return work();
  const parent = caller ? propagation.extract(ROOT_CONTEXT, caller, headersGetter) : context.active();
  return tracer().startActiveSpan(name, { attributes, kind }, parent, async (span) => {
    try {
      return await work(span);
    } catch (error) {
      markFailed(span, error);
      throw error;
    } finally {
      span.end();
    }
  });
}

/** Starts a span for a call to another server and passes it on (`traceparent`). Finish it with `end`. */
export function startCall(name: string, attributes: Attributes, headers: Headers): Span {
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  propagation.inject(trace.setSpan(context.active(), span), headers, {
    set: (carrier, key, value) => carrier.set(key, value),
  });
  return span;
}

/** Adds attributes to the current span. */
export function annotate(attributes: Attributes): void {
  if (telemetry.isOn) trace.getActiveSpan()?.setAttributes(attributes);
}
