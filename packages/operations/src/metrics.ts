import { type Attributes, metrics } from '@opentelemetry/api';
import { type AttributesOf, type MetricName, metricTable } from './metrics.table.ts';
import { telemetry } from './telemetry-settings.ts';

type Record = (value: number, attributes?: Attributes) => void;

/** Created at their first use: before the SDK has started, the API returns instruments that measure nothing. */
const instruments = new Map<MetricName, Record>();

function instrumentOf(name: MetricName): Record {
  const found = instruments.get(name);
  if (found) return found;
  const { kind, unit, description, ...row } = metricTable[name];
  const meter = metrics.getMeter('marketfront');
  const options = { unit, description };
  const make = {
    counter: () => {
      const counter = meter.createCounter(name, options);
      return counter.add.bind(counter);
    },
    upDownCounter: () => {
      const counter = meter.createUpDownCounter(name, options);
      return counter.add.bind(counter);
    },
    gauge: () => {
      const gauge = meter.createGauge(name, options);
      return gauge.record.bind(gauge);
    },
    histogram: () => {
      const buckets = 'buckets' in row ? { advice: { explicitBucketBoundaries: [...row.buckets] } } : {};
      const histogram = meter.createHistogram(name, { ...options, ...buckets });
      return histogram.record.bind(histogram);
    },
  };
  const record = make[kind]();
  instruments.set(name, record);
  return record;
}

/** Records a value of a metric: adds it to a counter, sets a gauge. Does nothing while telemetry is off. */
export function record<Name extends MetricName>(
  name: Name,
  value: number,
  attributes?: AttributesOf<Name>,
): void {
  if (!telemetry.isOn) return;
  // An exporter would write an attribute without a value as an empty label.
  const known = Object.entries(attributes ?? {}).filter(([, given]) => given !== undefined);
  instrumentOf(name)(value, Object.fromEntries(known));
}
