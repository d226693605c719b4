import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Takes a one-time code. One input, so that phones fill it in from the message and a paste fits.',
  do: ['Put a ResendButton at its end.', 'Say in the hint where the code went.'],
  dont: [
    'Do not split the code over several boxes.',
    'Do not send the form by itself while somebody may still be correcting; onComplete is an offer.',
  ],
  parts: { box: 'The frame of input and button', input: 'The text input', end: 'What stands at the end' },
};
