import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The points of a shopper, and at checkout (PointsSlider) how many of them to pay with.',
  do: [
    'Warn in time of points that are lost.',
    'Say beside the slider what the points save.',
    'Set the most that the order takes, not the whole balance.',
  ],
  dont: ['Do not use points without being asked.', 'Do not show a table of nothing on the checkout.'],
  keys: {
    'Arrow keys': 'On the slider: one step more or less',
    'Page up and down': 'On the slider: a larger step',
    'Home and End': 'On the slider: none, or all that can be used',
  },
  parts: {
    head: 'Everything above the table',
    balance: 'The number of points',
    expiring: 'Those that are lost soon',
    totals: 'What makes up the account',
    actions: 'Ways to earn or to use them',
    saved: 'What the points save',
  },
};
