import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The header of every page of a store: name, ratings, follow, chat and search.',
  do: [
    'Keep it the same on all pages of the store.',
    'Pass the average of similar stores, so that a score can be compared.',
    'Submit the search as a plain GET form within the store.',
  ],
  dont: ['Do not show scores of a store without ratings.', 'Do not hide the licence in a menu.'],
  parts: {
    cover: 'The place of a wide picture',
    introduction: 'What the store says about itself',
    head: 'Logo, name, facts and actions',
    facts: 'Followers, age, response time',
    actions: 'Follow, chat, share',
    ratings: 'The three scores',
    licence: 'The link to its licence',
    search: 'The place of the search',
    tabs: 'The place of the tabs',
  },
};
