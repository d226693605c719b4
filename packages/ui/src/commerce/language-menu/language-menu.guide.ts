import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Links to the current page in the other languages, each under its own name. ThemeToggle switches between light and dark.',
  do: ['Link to the same page in the other language.', 'Store the choice in a cookie for the server.'],
  dont: ['Do not use flags for languages.', 'Do not switch the language based on the IP address.'],
  keys: {
    'Arrow down': 'Opens the list, then moves to the next language',
    'Arrow up': 'Moves to the previous language',
    'Home and End': 'The first and last language',
    Escape: 'Closes the list',
  },
};
