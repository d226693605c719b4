import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Time left until a real end: of an offer, of a payment that is waited for.',
  do: [
    'Give now from the server: both sides render the same and a wrong clock does no harm.',
    'Say in words what happens at the end.',
  ],
  dont: ['Do not invent an end to press people.', 'Do not announce each second; it is silent on purpose.'],
};
