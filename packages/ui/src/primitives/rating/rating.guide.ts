import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'What others gave, as stars and number. RatingInput asks for it.',
  do: ['Show the count: 4.6 of 3 is not 4.6 of 3,000.', 'Lead to the reviews with href.'],
  dont: ['Do not show stars for a thing without reviews.', 'Do not round 4.4 up to five stars.'],
  keys: {
    'Arrow keys': 'In RatingInput: one star more or less',
    Tab: 'Goes to the given stars, then on',
  },
  parts: {
    value: 'The number, or in RatingInput its words',
    count: 'How many reviews',
    legend: 'In RatingInput, what is rated',
    choice: 'In RatingInput, one star',
  },
};
