import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Reviews one purchased item. It is a plain form that posts with or without JavaScript.',
  do: [
    'Show the reviewed product above the stars.',
    'Save a draft while the shopper writes.',
    'State the limits for pictures before one is selected.',
  ],
  dont: ['Do not preselect stars.', 'Do not ask for more scores than the shop shows.'],
  keys: {
    'Arrow keys': 'On the stars: one star more or less',
    Space: 'On a tag: selects it',
  },
  parts: {
    product: 'The reviewed product',
    scores: 'The rows of stars',
    error: 'The error message of a score',
    tag: 'One selectable tag',
    foot: 'The place of the button',
  },
};
