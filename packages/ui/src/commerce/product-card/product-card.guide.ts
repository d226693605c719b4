import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One product of a list. The whole card is one link; the favourite button and the quick-add button are above it.',
  do: [
    'Put a heading of level 2 above the list: the name of each card is a heading of level 3.',
    'Show the same facts on every card of a list.',
    'Set priority on the first row, so that its pictures load first.',
    'Leave the alt text empty: the adjacent name says the same.',
  ],
  dont: ['Do not put more than one badge on a picture.', 'Do not hide sold-out products: mark them.'],
  keys: { Tab: 'Moves to the link, then to the buttons above it', Enter: 'Follows the link' },
  parts: {
    tile: 'The square of the picture',
    marks: 'Badge and colours above the name',
    swatches: 'The colours to choose from',
    name: 'The name',
    favourite: 'The favourite button',
    views: 'The further pictures, rendered on the first hover',
    dots: 'The indicator of the shown picture',
  },
};
