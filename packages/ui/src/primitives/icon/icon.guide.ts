import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Icons with 1.5 px strokes on a 24 px grid, in the colour of the surrounding text.',
  do: [
    'Place it next to text; then it needs no title.',
    'Give it a title where it carries meaning alone.',
    'Use 16 in small text, 20 in buttons, 24 and more on its own.',
  ],
  dont: [
    'Do not use an arrow for anything but a direction.',
    'Do not add icons from other sets: strokes and corners would differ.',
  ],
};
