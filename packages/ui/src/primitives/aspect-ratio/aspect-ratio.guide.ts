import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Keeps the place of a video, a map or a frame of another site, which has no size before it is loaded.',
  do: [
    'Give it one child: it fills the place, and what does not fit is cut off.',
    'Name what is loaded in it: a title for a frame, a label for a video.',
  ],
  dont: [
    'Do not use it for pictures: Image keeps their place.',
    'Do not put text into it: it would be cut off.',
  ],
};
