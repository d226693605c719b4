import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A word or two about the thing beside it: its state, a mark of the marketplace. CountBadge says how many wait.',
  do: [
    'Keep it to one or two words.',
    'Take solid on pictures, soft on the page.',
    'Say the count in the name of the link that carries a CountBadge.',
  ],
  dont: ['Do not make it a button or a link: that is a Tag.', 'Do not put more than two on one card.'],
};
