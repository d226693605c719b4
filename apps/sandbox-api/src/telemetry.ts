import { startSdk } from '@marketfront/operations/sdk';
import { PgInstrumentation } from '@opentelemetry/instrumentation-pg';
import { createRequire } from 'node:module';

/**
 * Starts OpenTelemetry with a span for each query that a request makes, without its values.
 * @returns a function that sends the remaining data and stops
 */
export function startTelemetry(): () => Promise<void> {
  const stop = startSdk('sandbox-api', [new PgInstrumentation({ requireParentSpan: true })]);
  // The instrumentation is applied when `require` loads the module; imports then get the same module.
  createRequire(import.meta.url)('pg');
  return stop;
}
