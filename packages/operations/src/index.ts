export { clientNetwork } from './client-network.ts';
export { createLogger } from './log.ts';
export { type MetricName, metricTable } from './metrics.table.ts';
export { record } from './metrics.ts';
export { observeRequest } from './observe-request.ts';
export { redactValues } from './redact.ts';
export {
  createErrorReporting,
  type ErrorReporter,
  type ErrorSource,
  errorSources,
  type ReportDetails,
} from './report-error.ts';
export { currentRequest, newScope, type RequestScope, runInScope } from './request-scope.ts';
export { readTelemetrySettings, telemetry } from './telemetry-settings.ts';
export { annotate, markFailed, type Span, startCall, traced } from './tracing.ts';
