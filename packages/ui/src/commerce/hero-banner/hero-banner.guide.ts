import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A campaign picture with text on it, used as a slide of a Carousel. The whole banner is one link.',
  do: [
    'Use a picture whose start side is empty and light.',
    'Give it a picture of its own for phones: a wide one is only a strip there.',
    'Set priority on the first banner of a page.',
  ],
  dont: ['Do not put text into the picture.', 'Do not write more than two lines.'],
  keys: { Enter: 'Follows the link' },
  parts: { text: 'Title and action on the picture' },
};
