import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { metricTable } from './metrics.table.ts';

const read = (file: string) => readFileSync(path.resolve(import.meta.dirname, '../../../docs', file), 'utf8');

/** Metrics of instrumentations that the documents also use. */
const ofInstrumentations = ['nodejs.eventloop.delay.p99', 'db.client.operation.duration'];

const names = [...Object.keys(metricTable), ...ofInstrumentations];

/** The names of the series in Prometheus. */
const seriesOf = (name: string) => {
  const series = name.replaceAll('.', '_');
  return [series, `${series}_total`, `${series}_bucket`, `${series}_count`];
};
const known = new Set(names.flatMap(seriesOf));

it.each(names)('docs/operate.md explains %s', (name) => expect(read('operate.md')).toContain(`\`${name}\``));

describe.each(['deploy/alerts.yml', 'deploy/grafana-dashboard.json'])('docs/%s', (file) => {
  const series = read(file).match(/\b(?:http|marketfront|nodejs|db|v8js)_\w+(?=[{[)]|\\?"\}|\))/g) ?? [];
  const labels = new Set(
    Object.values(metricTable).flatMap(({ attributes }) =>
      attributes.map((name) => name.replaceAll('.', '_')),
    ),
  );

  it('asks only for metrics that exist', () => {
    const asked = series.filter((name) => !labels.has(name) && name !== 'db_operation_name');
    expect(asked.length).toBeGreaterThan(4);
    expect(asked.filter((name) => !known.has(name))).toEqual([]);
  });
});

it('docs/operate.md says what to do about each alert', () => {
  const alerts = [...read('deploy/alerts.yml').matchAll(/alert: (\w+)/g)].map(([, name]) => name);
  expect(alerts).toHaveLength(6);
  for (const alert of alerts) expect(read('operate.md')).toContain(`| \`${alert}\``);
});
