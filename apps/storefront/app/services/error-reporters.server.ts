import type { ErrorReporter } from '@marketfront/operations';

/** Services that get each error beside the log and OpenTelemetry's collector; docs/operate.md shows one. */
export const errorReporters: readonly ErrorReporter[] = [];
