import type { ErrorReporter } from '@marketfront/operations';

/**
 * Services that get each error in addition to the log and OpenTelemetry's collector; docs/operate.md has an example.
 */
export const errorReporters: readonly ErrorReporter[] = [];
