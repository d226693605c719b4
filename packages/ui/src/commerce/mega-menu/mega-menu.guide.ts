import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The bar of categories. Each is a link; a panel below it opens by pointer, key or finger, and without script by hover.',
  do: [
    'Keep to eight categories in the bar.',
    'Let maxVisible cut long lists; the rest is behind the child’s own link.',
  ],
  dont: ['Do not put categories only into panels.', 'Do not open panels from the server.'],
  keys: {
    Tab: 'Goes through the links, the buttons that open panels, and an open panel',
    'Enter or Space': 'On a button: opens and closes its panel',
    'Arrow left and right': 'In the bar: the stop before and after, along the reading direction',
    'Arrow down': 'Opens the panel and goes into it, then to its next link',
    'Arrow up': 'In a panel: the link before',
    Escape: 'Closes the panel and goes back to the bar',
  },
  parts: { panel: 'What opens below a category' },
};
