import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The category bar. Each category is a link; its panel opens by pointer, keyboard or touch, and by hover without JavaScript.',
  do: [
    'Show at most eight categories in the bar.',
    'Let maxVisible shorten long lists; the rest is behind the link of the child category.',
  ],
  dont: ['Do not put categories only into panels.', 'Do not render panels open on the server.'],
  keys: {
    Tab: 'Moves through the links, the buttons that open panels, and an open panel',
    'Enter or Space': 'On a button: opens or closes its panel',
    'Arrow left and right': 'In the bar: the previous and next item, mirrored in right-to-left pages',
    'Arrow down': 'Opens the panel and moves into it, then to its next link',
    'Arrow up': 'In a panel: the previous link',
    Escape: 'Closes the panel and returns focus to the bar',
  },
  parts: { panel: 'The panel below a category', more: 'The button with the categories that do not fit' },
};
