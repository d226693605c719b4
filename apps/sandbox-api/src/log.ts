import { createErrorReporting, createLogger, currentRequest } from '@marketfront/operations';

const logger = createLogger('sandbox-api');
const report = createErrorReporting(logger);

/** The log of this program (`LOG_LEVEL`). It contains the stacks of unexpected failures; responses never do. */
export const log = {
  logger,
  info: (text: string) => logger.info(text),
  error: (error: unknown) => report(error, { source: currentRequest() ? 'server' : 'job' }),
};
