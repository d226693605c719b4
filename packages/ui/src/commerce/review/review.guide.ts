import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'What one shopper says about one thing; ReviewSummary says what all say together.',
  do: [
    'Show bad reviews like good ones.',
    'Set lang when a review is in another language than the page.',
    'Say when the reviewer bought it here.',
  ],
  dont: [
    'Do not cut a review without a way to read on.',
    'Do not show a mean of fewer than three reviews alone.',
  ],
  parts: {
    head: 'Who, when and how many stars',
    text: 'The words',
    pictures: 'The pictures',
    reply: 'What the store answered',
    average: 'In ReviewSummary, the mean',
    histogram: 'In ReviewSummary, the rows from five stars to one',
  },
};
