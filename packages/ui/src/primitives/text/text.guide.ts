import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Body text and headings. Without size and tone, Text inherits from its surroundings.',
  do: [
    'Choose level by the outline of the page and size by the visual hierarchy.',
    'Use numeric in columns of numbers.',
  ],
  dont: ['Do not skip heading levels.', 'Do not truncate text that shoppers need to decide.'],
};
