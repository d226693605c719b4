import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Product cards as many to a row as fit: four at 1280 px, two on a phone. ProductRail is one row that scrolls, SectionHeader the title of either.',
  do: ['Show the skeleton with as many cards as will come.', 'Set busy while new results are on their way.'],
  dont: ['Do not mix advertisements into the grid unmarked.', 'Do not put a rail inside a grid.'],
  keys: { Tab: 'Goes from card to card' },
  parts: {
    title: 'The heading of a SectionHeader',
    more: 'Its link to more',
    track: 'The row of a ProductRail that scrolls',
  },
};
