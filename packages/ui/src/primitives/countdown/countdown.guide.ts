import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The time left until a real deadline, such as the end of an offer or of a payment period.',
  do: [
    'Pass now from the server, so that server and client render the same and a wrong clock has no effect.',
    'Say in text what happens at the deadline.',
  ],
  dont: [
    'Do not invent deadlines to create pressure.',
    'Do not announce every second: the component is silent by design.',
  ],
};
