import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Sends a one-time code, then counts down until it can be sent again.',
  do: [
    'Return false from onSend when nothing was sent: then the countdown does not start.',
    'Store until, so that a reload does not shorten the wait.',
  ],
  dont: [
    'Do not put the code field and its button on different pages.',
    'Do not set a wait of more than a minute.',
  ],
  keys: { 'Enter or Space': 'Sends the code; has no effect during the countdown' },
};
