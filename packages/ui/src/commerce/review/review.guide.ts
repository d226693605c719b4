import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The review of one shopper; ReviewSummary summarises all reviews.',
  do: [
    'Show negative reviews like positive ones.',
    'Set lang when a review is in another language than the page.',
    'Mark reviews of verified purchases.',
  ],
  dont: [
    'Do not truncate a review without a way to read all of it.',
    'Do not show the average of fewer than three reviews alone.',
  ],
  parts: {
    head: 'Reviewer, date and stars',
    text: 'The text',
    pictures: 'The pictures',
    reply: 'The reply of the store',
    average: 'In ReviewSummary, the average',
    histogram: 'In ReviewSummary, the rows from five stars to one',
  },
};
