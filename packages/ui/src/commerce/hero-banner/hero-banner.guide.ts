import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A campaign as a picture with words on it; slides of a Carousel. The whole banner is one link.',
  do: ['Take a picture whose starting side is free and light.', 'Set priority on the first of a page.'],
  dont: ['Do not put words into the picture.', 'Do not write more than two lines.'],
  keys: { Enter: 'Follows it' },
  parts: { words: 'Title and action on the picture' },
};
