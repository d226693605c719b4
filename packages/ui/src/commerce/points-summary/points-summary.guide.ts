import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The points of a shopper. At checkout, PointsSlider selects how many of them to spend.',
  do: [
    'Warn in time about expiring points.',
    'Show next to the slider how much the points save.',
    'Set the maximum to what the order accepts, not to the whole balance.',
  ],
  dont: ['Do not spend points without being asked.', 'Do not show an empty table at checkout.'],
  keys: {
    'Arrow keys': 'On the slider: one step more or less',
    'Page up and down': 'On the slider: a larger step',
    'Home and End': 'On the slider: none, or the maximum',
  },
  parts: {
    head: 'Everything above the table',
    balance: 'The number of points',
    expiring: 'The points that expire soon',
    totals: 'The composition of the balance',
    actions: 'Links to earn or spend points',
    saved: 'The amount the points save',
  },
};
