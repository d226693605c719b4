import { createErrorReporting, createLogger } from '@marketfront/operations';
import { errorReporters } from './error-reporters.server.ts';

/** The log of the shop's server (`LOG_LEVEL`). */
export const log = createLogger('storefront');

/** The only hook for errors of server and browser (docs/operate.md). */
export const reportError = createErrorReporting(log, errorReporters);
