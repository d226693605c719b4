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

/** Nothing personal: messages may quote what somebody typed. */
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
  /** Headers of a request that continues the caller's trace. */
  readonly caller?: Headers | undefined;
}

const headersGetter = {
  get: (headers: Headers, name: string) => headers.get(name) ?? undefined,
  keys: (headers: Headers) => [...headers.keys()],
};

/**
 * Runs work as a span; what it starts belongs to it.
 * @param work gets the span, or nothing while telemetry is off
 */
export async function traced<Value>(
  name: string,
  { attributes = {}, kind = SpanKind.INTERNAL, caller }: SpanSettings,
  work: (span?: Span) => Promise<Value>,
): Promise<Value> {
  if (!telemetry.isOn) return work();
  // A part of a request that is not sampled costs nothing more.
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

/** Starts a span of a call to another server and tells that server so (`traceparent`). End it by `end`. */
export function startCall(name: string, attributes: Attributes, headers: Headers): Span {
  const span = tracer().startSpan(name, { kind: SpanKind.CLIENT, attributes });
  propagation.inject(trace.setSpan(context.active(), span), headers, {
    set: (carrier, key, value) => carrier.set(key, value),
  });
  return span;
}

/** Adds to the span of the work that runs now. */
export function annotate(attributes: Attributes): void {
  if (telemetry.isOn) trace.getActiveSpan()?.setAttributes(attributes);
}
