import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Product cards in as many columns as fit: four at 1280 px, two on a phone, or two with their text beside the picture. ProductRail is a scrolling row, SectionHeader the title of either.',
  do: ['Show the skeleton with the expected number of cards.', 'Set busy while new results load.'],
  dont: ['Do not mix unmarked advertisements into the grid.', 'Do not put a rail inside a grid.'],
  keys: { Tab: 'Moves from card to card' },
  parts: {
    title: 'The heading of a SectionHeader',
    more: 'Its link to more',
    track: 'The scrolling row of a ProductRail',
  },
};
