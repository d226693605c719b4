import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One of two to seven choices that exclude each other and are worth seeing side by side. For more take a Select.',
  do: [
    'Put the most likely choice first, and choose it where that does no harm.',
    'Take cards when a choice carries a price, a logo or a condition.',
  ],
  dont: ['Do not choose in advance what costs money.', 'Do not disable a choice without saying why.'],
  keys: {
    Tab: 'Goes to the chosen one, then out of the group',
    'Arrow keys': 'Choose the next or the one before',
    Space: 'Chooses the one in focus when none is chosen',
  },
  parts: {
    legend: 'The question',
    option: 'One choice',
    input: 'Its native radio',
    description: 'What stands below its name',
    media: 'What stands at its end',
    error: 'What is wrong',
  },
};
