import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Sends a one-time code, then counts down before it can be sent again.',
  do: [
    'Answer false from onSend when nothing was sent: then there is no wait.',
    'Keep until, so that a reload does not shorten the wait.',
  ],
  dont: ['Do not put a code field and its button on two pages.', 'Do not make people wait over a minute.'],
  keys: { 'Enter or Space': 'Sends the code; nothing while it counts' },
};
