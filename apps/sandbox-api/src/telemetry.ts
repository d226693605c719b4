import { startSdk } from '@marketfront/operations/sdk';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { createRequire } from 'node:module';

/**
 * Starts OpenTelemetry with a span for each query that a request makes, without its values.
 * @returns sends what is left, and stops
 */
export function startTelemetry(): () => Promise<void> {
  const stop = startSdk('sandbox-api', [new PgInstrumentation({ requireParentSpan: true })]);
  // Its wrappers apply when `require` loads the module; imports then find the same one.
  createRequire(import.meta.url)('pg');
  return stop;
}
