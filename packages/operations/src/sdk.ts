import { NodeSDK } from '@opentelemetry/sdk-node';
import { RuntimeNodeInstrumentation } from '@opentelemetry/instrumentation-runtime-node';
import { diag, DiagLogLevel } from '@opentelemetry/api';
import { createLogger } from './log.ts';
import { record } from './metrics.ts';
import { errorSources } from './report-error.ts';
import { telemetry } from './telemetry-settings.ts';

type Instrumentations = NonNullable<
  NonNullable<ConstructorParameters<typeof NodeSDK>[0]>['instrumentations']
>;

/**
 * Starts OpenTelemetry with the settings of the environment. `ADMIN_PORT` and the exports only set defaults of the
 * standard variables, so explicit standard variables take precedence.
 * @param service the name of this program, unless `OTEL_SERVICE_NAME` sets another one
 * @returns a function that sends the remaining data and stops
 */
export function startSdk(service: string, instrumentations: Instrumentations = []): () => Promise<void> {
  const { exportsOtlp, adminPort } = telemetry;
  const otlp = exportsOtlp ? 'otlp' : 'none';
  const metrics = [exportsOtlp && 'otlp', adminPort && 'prometheus'].filter(Boolean).join(',') || 'none';
  const { env } = process;
  env.OTEL_SERVICE_NAME ??= service;
  env.OTEL_TRACES_EXPORTER ??= otlp;
  env.OTEL_LOGS_EXPORTER ??= otlp;
  env.OTEL_METRICS_EXPORTER ??= metrics;
  if (adminPort) env.OTEL_EXPORTER_PROMETHEUS_PORT ??= String(adminPort);
  // Without it nobody learns that the admin port is taken or that the collector cannot be reached.
  const log = createLogger(service);
  const toLog = (message: string, ...details: unknown[]) => log.warn({ details }, `telemetry: ${message}`);
  if (!env.OTEL_LOG_LEVEL)
    diag.setLogger(
      { error: toLog, warn: toLog, info: toLog, debug: toLog, verbose: toLog },
      DiagLogLevel.ERROR,
    );
  const sdk = new NodeSDK({ instrumentations: [new RuntimeNodeInstrumentation(), ...instrumentations] });
  sdk.start();
  // Prometheus does not count the first increase of a series that begins above 0.
  for (const source of errorSources) record('marketfront.errors', 0, { 'marketfront.error.source': source });
  // An unreachable collector must not prevent a program from ending.
  return () => sdk.shutdown().catch(() => undefined);
}
