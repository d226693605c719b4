import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'This page in the other languages, each by its own name. ThemeToggle beside it switches light and dark.',
  do: ['Lead to the same page in the other language.', 'Keep the choice in a cookie, for the server.'],
  dont: ['Do not use flags for languages.', 'Do not switch by guessing from the address.'],
  keys: {
    'Arrow down': 'Opens the list, then moves to the next',
    'Arrow up': 'Moves to the one before',
    'Home and End': 'The first and the last',
    Escape: 'Closes the list',
  },
};
