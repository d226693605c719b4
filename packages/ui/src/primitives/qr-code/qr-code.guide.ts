import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Takes something from a big screen to a phone: a store, a payment, a chat with customer service.',
  do: [
    'Say beside it what it opens, and give the same as a link for who is on the phone already.',
    'Keep the address short: fewer modules are read from farther away.',
    'Leave its light margin alone.',
  ],
  dont: [
    'Do not colour or invert it: it is dark on light in every theme, because readers need that.',
    'Do not make it smaller than 128 px, nor the only way to anything.',
  ],
  parts: { logo: 'The picture in the middle' },
};
