import { SpanKind, SpanStatusCode } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { record } from './metrics.ts';
import { newScope, type RequestScope, runInScope } from './request-scope.ts';
import { telemetry } from './telemetry-settings.ts';
import { traced } from './tracing.ts';

interface Options {
  readonly log: Logger;
  /** Whether the caller may set the request id (`X-Request-Id`) and continue its trace (`traceparent`). */
  readonly trustsCaller: boolean;
  /** Returns attributes for the span that only this program knows. */
  readonly attributes?: (scope: RequestScope) => Record<string, string>;
}

/**
 * Answers a request in its own scope: with its id in each line of the log, as a server span, and counted by its route.
 * One line per request is written at the level `debug`.
 */
export async function observeRequest(
  request: Request,
  { log, trustsCaller, attributes }: Options,
  work: (scope: RequestScope) => Response | Promise<Response>,
): Promise<Response> {
  const scope = newScope(trustsCaller ? request.headers.get('X-Request-Id') : undefined);
  const { method } = request;
  const startedAt = performance.now();
  return runInScope(scope, async () => {
    if (!telemetry.isOn && !log.isLevelEnabled('debug')) return work(scope);
    const { pathname, protocol } = new URL(request.url);
    const given = {
      'http.request.method': method,
      'url.path': pathname,
      'url.scheme': protocol.slice(0, -1),
      'marketfront.request.id': scope.id,
    };
    record('http.server.active_requests', 1, { 'http.request.method': method });
    let status = 500;
    try {
      return await traced(
        method,
        { attributes: given, kind: SpanKind.SERVER, caller: trustsCaller ? request.headers : undefined },
        async (span) => {
          try {
            const response = await work(scope);
            status = response.status;
            return response;
          } finally {
            span?.setAttributes({ 'http.response.status_code': status, ...attributes?.(scope) });
            if (scope.route)
              span?.updateName(`${method} ${scope.route}`).setAttribute('http.route', scope.route);
            if (status >= 500) span?.setStatus({ code: SpanStatusCode.ERROR });
            const ms = Math.round(performance.now() - startedAt);
            log.debug({ method, path: pathname, status, ms }, 'request');
          }
        },
      );
    } finally {
      record('http.server.active_requests', -1, { 'http.request.method': method });
      record('http.server.request.duration', (performance.now() - startedAt) / 1000, {
        'http.request.method': method,
        'http.route': scope.route,
        'http.response.status_code': status,
        ...(status >= 500 && { 'error.type': String(status) }),
      });
    }
  });
}
