import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Accepts a one-time code. It is a single input, so that phones can autofill it from a message and pasting works.',
  do: ['Put a ResendButton at its end.', 'Say in the hint where the code was sent.'],
  dont: [
    'Do not split the code into several inputs.',
    'Do not submit automatically while the shopper may still be correcting the code; onComplete is optional.',
  ],
  parts: { box: 'The frame around input and button', input: 'The text input', end: 'The content at the end' },
};
