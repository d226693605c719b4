import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Opens a URL on a phone: a store, a payment, a chat with customer service.',
  do: [
    'Say next to it what it opens, and offer the same URL as a link for visitors on a phone.',
    'Keep the URL short: fewer modules can be scanned from farther away.',
    'Keep the light margin around it.',
  ],
  dont: [
    'Do not recolour or invert it: scanners need dark modules on a light background in every theme.',
    'Do not make it smaller than 128 px or the only way to reach something.',
  ],
  parts: { logo: 'The picture in the centre' },
};
