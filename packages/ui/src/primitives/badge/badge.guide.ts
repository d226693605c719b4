import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One or two words about the adjacent item, such as its state or a promotion. CountBadge shows a number of items.',
  do: [
    'Keep it to one or two words.',
    'Use solid on pictures and soft on the page.',
    'Include the count in the accessible name of the link that contains a CountBadge.',
  ],
  dont: ['Do not make it interactive: use Tag.', 'Do not put more than two on one card.'],
};
