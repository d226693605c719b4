import { record } from '@marketfront/operations';
import { startSdk } from '@marketfront/operations/sdk';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { createRequire } from 'node:module';

/**
 * Starts OpenTelemetry with a span for each query that a request makes, without its values.
 * @returns a function that sends the remaining data and stops
 */
export function startTelemetry(): () => Promise<void> {
  const stop = startSdk('sandbox-api', [new PgInstrumentation({ requireParentSpan: true })]);
  // Begins at 0, so that Prometheus counts the first one.
  for (const result of ['paid', 'late', 'mismatch', 'failed'])
    record('marketfront.payments', 0, { 'marketfront.payment.result': result });
  // The instrumentation is applied when `require` loads the module; imports then get the same module.
  createRequire(import.meta.url)('pg');
  return stop;
}
