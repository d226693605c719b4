import type { Config } from '@react-router/dev/config';

export default {
  ssr: true,
  // The whole route table is small: one file of it beats a request per link that comes into view.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
