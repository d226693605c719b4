import { isSpanContextValid, trace } from '@opentelemetry/api';
import { type DestinationStream, type Logger, pino, stdTimeFunctions } from 'pino';
import { describeError, redaction, redactValues } from './redact.ts';
import { currentRequest } from './request-scope.ts';

/** The fields of each line about its request and its trace. */
function ofTheRequest() {
  const { id, route } = currentRequest() ?? {};
  const span = trace.getActiveSpan()?.spanContext();
  return {
    ...(id && { requestId: id }),
    ...(route && { route }),
    // Without an exporter of traces the ids are zeros.
    ...(span && isSpanContextValid(span) && { traceId: span.traceId, spanId: span.spanId }),
  };
}

/** Coloured lines for development. The package is not installed in production. */
async function prettyStream(): Promise<DestinationStream | undefined> {
  if (process.env.NODE_ENV === 'production') return undefined;
  const pretty = await import('pino-pretty').catch(() => undefined);
  return pretty?.default({ colorize: process.stdout.isTTY, sync: true, ignore: 'pid,hostname' });
}

const stdout = (await prettyStream()) ?? pino.destination({ dest: 1, sync: true });

/**
 * Creates a logger that writes each record as one line of JSON. It redacts personal data by the names of fields and by
 * patterns of values.
 * @param service the name of the program
 * @param destination standard output by default
 */
export function createLogger(service: string, destination?: DestinationStream): Logger {
  const level = process.env.LOG_LEVEL || 'info';
  if (level !== 'silent' && !Object.hasOwn(pino.levels.values, level))
    throw new Error(
      `LOG_LEVEL is "${level}". Set it to one of ${Object.keys(pino.levels.values).join(', ')}, silent.`,
    );
  return pino(
    {
      base: { service },
      level,
      timestamp: stdTimeFunctions.isoTime,
      mixin: ofTheRequest,
      serializers: { err: (error: unknown) => describeError(error) },
      formatters: { level: (label) => ({ level: label }) },
      redact: redaction,
      hooks: { streamWrite: redactValues },
    },
    destination ?? stdout,
  );
}
