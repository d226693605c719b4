/**
 * The cost of telemetry: rendered pages per second of processor time of the same shop without it, and with a tenth of
 * the requests traced, metrics for Prometheus, and a collector that accepts everything.
 */
import { once } from 'node:events';
import http from 'node:http';
import { pagesPerSecond } from './pages-per-second.js';
import { median, print } from './print.js';
import { freePort, withShops } from './with-shop.js';

const samples = Number(process.env.SHOP_SAMPLES || 7);
const pages = { home: '/', list: '/categories?id=1', product: '/goods_detail/1' };

const collector = http.createServer((request, response) => {
  request.resume().on('end', () => response.setHeader('Content-Type', 'application/json').end('{}'));
});
collector.listen(0, '127.0.0.1');
await once(collector, 'listening');

const variants = {
  off: {},
  on: {
    ADMIN_PORT: String(await freePort()),
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${collector.address().port}`,
    OTEL_TRACES_SAMPLER: 'parentbased_traceidratio',
    OTEL_TRACES_SAMPLER_ARG: '0.1',
  },
};

await withShops(variants, async (shops) => {
  const times = Object.fromEntries(Object.keys(pages).map((name) => [name, { off: [], on: [] }]));
  for (let sample = 0; sample <= samples; sample += 1)
    // In turns, alternating which is first, so that other load on the machine affects both.
    for (const [name, address] of Object.entries(pages))
      for (const variant of sample % 2 ? ['off', 'on'] : ['on', 'off']) {
        const value = await pagesPerSecond(shops[variant], address, 300);
        // The first sample only warms up.
        if (sample > 0) times[name][variant].push(value);
      }
  print(
    `Rendered pages per second of a core without telemetry and with it, a tenth traced, median of ${samples}`,
    ['', 'off', 'on', 'on / off'],
    Object.entries(times).map(([name, { off, on }]) => [
      name,
      Math.round(median(off)),
      Math.round(median(on)),
      `${Math.round((median(on) / median(off)) * 100) / 100} ×`,
    ]),
  );
});
collector.close();
