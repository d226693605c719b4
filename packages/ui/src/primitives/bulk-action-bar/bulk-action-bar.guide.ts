import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Acts on several rows at once: ships orders, hides products, deletes favourites.',
  do: [
    'Place it right after the table or list whose selection it acts on, in the same element.',
    'Ask before an action that cannot be undone, with the number of rows in the question.',
  ],
  dont: [
    'Do not put actions of one row into it: they belong to the row.',
    'Do not take it out of the page while nothing is selected: it announces the first selection.',
  ],
  parts: {
    count: 'How many are selected',
    all: 'The button that selects all',
    clear: 'The button that selects none',
    actions: 'The actions',
  },
};
