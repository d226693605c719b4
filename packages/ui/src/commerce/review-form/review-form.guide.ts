import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Writes a review of one thing that was bought. It is the shop’s own form: it posts, with or without script.',
  do: [
    'Show what is reviewed above the stars.',
    'Keep a draft while it is written.',
    'Say which limits pictures have before one is chosen.',
  ],
  dont: ['Do not choose stars in advance.', 'Do not ask for more scores than the shop shows.'],
  keys: {
    'Arrow keys': 'On the stars: one star more or less',
    Space: 'On a tag: ticks it',
  },
  parts: {
    product: 'What is reviewed',
    scores: 'The rows of stars',
    error: 'What is wrong with a score',
    tag: 'One word to tick',
    foot: 'The place of the button',
  },
};
