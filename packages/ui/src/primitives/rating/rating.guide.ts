import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The average rating as stars and number. RatingInput asks for a rating.',
  do: [
    'Show the number of ratings: 4.6 from 3 ratings is not 4.6 from 3,000.',
    'Link to the reviews with href.',
  ],
  dont: ['Do not show stars for a product without reviews.', 'Do not round 4.4 up to five stars.'],
  keys: {
    'Arrow keys': 'In RatingInput: one star more or less',
    Tab: 'Moves to the selected star, then out of the group',
  },
  parts: {
    value: 'The number; in RatingInput, the value as text',
    count: 'The number of reviews',
    legend: 'In RatingInput, the group label',
    choice: 'In RatingInput, one star',
  },
};
