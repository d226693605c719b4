import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Running text and headings. Without size and tone, Text looks like its surroundings.',
  do: [
    'Choose level by the outline of the page and size by its looks.',
    'Use numeric in columns of numbers.',
  ],
  dont: ['Do not skip heading levels.', 'Do not cut text with lines where it decides.'],
};
