import { logs, SeverityNumber } from '@opentelemetry/api';
import type { Logger } from 'pino';
import { record } from './metrics.ts';
import { type DescribedError, describeError, redactValues } from './redact.ts';
import { currentRequest } from './request-scope.ts';

export const errorSources = ['server', 'render', 'browser', 'hydration', 'csp', 'job'] as const;
export type ErrorSource = (typeof errorSources)[number];

/** The error data that each reporter gets, without personal data. */
export interface ErrorReport extends DescribedError {
  readonly source: ErrorSource;
  /** The name of the build in which it occurred. */
  readonly build?: string | undefined;
  /** The route pattern of the page. */
  readonly route?: string | undefined;
  readonly requestId?: string | undefined;
}

export type ErrorReporter = (report: ErrorReport) => void;

const toLog =
  (log: Logger): ErrorReporter =>
  ({ source, build, route, requestId, ...err }) =>
    log.error({ source, build, route, requestId, err }, 'error');

/** Sends an OpenTelemetry log record to the collector of the traces; nowhere while no collector is configured. */
const toCollector: ErrorReporter = ({ source, build, route, requestId, type, message, stack }) =>
  logs.getLogger('marketfront').emit({
    severityNumber: SeverityNumber.ERROR,
    severityText: 'ERROR',
    body: message,
    attributes: {
      'exception.type': type,
      'exception.message': message,
      ...(stack && { 'exception.stacktrace': stack }),
      'marketfront.error.source': source,
      ...(build && { 'service.version': build }),
      ...(route && { 'http.route': route }),
      ...(requestId && { 'marketfront.request.id': requestId }),
    },
  });

const toMetrics: ErrorReporter = ({ source }) =>
  record('marketfront.errors', 1, { 'marketfront.error.source': source });

export interface ReportDetails {
  readonly source: ErrorSource;
  readonly build?: string | undefined;
  readonly route?: string | undefined;
  /** The id of an error that does not belong to a request of this server. */
  readonly id?: string | undefined;
}

/**
 * The single hook for errors of a program: a line in its log, a log record for the collector, a metric.
 * @param reporters further reporters, such as a hosted service (docs/operate.md)
 */
export function createErrorReporting(log: Logger, reporters: readonly ErrorReporter[] = []) {
  const all = [toLog(log), toCollector, toMetrics, ...reporters];
  return (error: unknown, { source, build, route, id }: ReportDetails): void => {
    const scope = currentRequest();
    const report = {
      ...describeError(error),
      source,
      build,
      route: redactValues(route ?? scope?.route ?? '') || undefined,
      requestId: id ?? scope?.id,
    };
    for (const send of all) send(report);
  };
}
