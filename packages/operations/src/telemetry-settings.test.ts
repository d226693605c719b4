import { expect, it } from 'vitest';
import { readTelemetrySettings } from './telemetry-settings.ts';

it.each([
  [{}, false],
  [{ OTEL_SERVICE_NAME: 'shop' }, false],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318' }, true],
  [{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'http://collector:4318/v1/traces' }, true],
  [{ OTEL_EXPORTER_OTLP_ENDPOINT: '' }, false],
  [{ ADMIN_PORT: '9464' }, true],
  [{ ADMIN_PORT: '9464', OTEL_SDK_DISABLED: 'true' }, false],
])('telemetry is on only where something is to be done with it: %j', (env, isOn) =>
  expect(readTelemetrySettings(env).isOn).toBe(isOn),
);

it('says which port is none', () =>
  expect(() => readTelemetrySettings({ ADMIN_PORT: 'metrics' })).toThrow('ADMIN_PORT is "metrics"'));
