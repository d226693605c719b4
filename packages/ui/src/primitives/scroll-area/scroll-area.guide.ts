import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A long content in a place of limited size: terms beside a form, a list in a panel.',
  do: ['Give it a height, or a width for a row.', 'Name what is in it by label.'],
  dont: [
    'Do not use it for the main content of a page: the page itself scrolls.',
    'Do not put one into another that scrolls in the same direction.',
  ],
  keys: {
    'Arrow keys, page up, page down, Home, End': 'Scroll it when it has the focus (browser behaviour)',
  },
  parts: { content: 'What scrolls' },
};
