/** The telemetry settings from the environment. OpenTelemetry itself reads the other `OTEL_*` variables. */
export interface TelemetrySettings {
  /** Whether anything is measured or traced. */
  readonly isOn: boolean;
  /** Whether a collector gets traces, metrics and errors (`OTEL_EXPORTER_OTLP_ENDPOINT`, or that of one signal). */
  readonly exportsOtlp: boolean;
  /** The port that serves `/metrics` for Prometheus. */
  readonly adminPort: number | undefined;
}

export function readTelemetrySettings(env: NodeJS.ProcessEnv): TelemetrySettings {
  const exportsOtlp = Object.entries(env).some(
    ([name, value]) => /^OTEL_EXPORTER_OTLP_(\w+_)?ENDPOINT$/.test(name) && Boolean(value),
  );
  const adminPort = env.ADMIN_PORT ? Number(env.ADMIN_PORT) : undefined;
  if (adminPort !== undefined && !(Number.isInteger(adminPort) && adminPort > 0 && adminPort < 65_536))
    throw new Error(
      `ADMIN_PORT is "${env.ADMIN_PORT}", which is not a port. Set it to a number such as 9464.`,
    );
  const isDisabled = env.OTEL_SDK_DISABLED?.toLowerCase() === 'true';
  return { isOn: !isDisabled && (exportsOtlp || adminPort !== undefined), exportsOtlp, adminPort };
}

export const telemetry = readTelemetrySettings(process.env);
