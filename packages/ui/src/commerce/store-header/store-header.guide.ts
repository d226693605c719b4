import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The top of every page of a store: who it is, how it is rated, follow, chat and search.',
  do: [
    'Keep it the same on all pages of the store.',
    'Give the mean of similar stores, so that a score can be judged.',
    'Let the search send a plain GET form that stays inside the store.',
  ],
  dont: ['Do not show scores of a store that nobody rated.', 'Do not hide the licence behind a menu.'],
  parts: {
    head: 'Logo, name, facts and actions',
    facts: 'Followers, age, how fast it answers',
    actions: 'Follow, chat, share',
    ratings: 'The three scores',
    licence: 'The way to its licence',
    search: 'The place of the search',
    tabs: 'The place of the tabs',
  },
};
