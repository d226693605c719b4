import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Every picture: it keeps its place while it loads, comes in the width it is shown, and only when it is needed.',
  do: [
    'Give the shown size; it fixes the ratio too.',
    'Set priority on the one picture that makes the first impression.',
    'Leave alt empty when the words beside it say the same.',
  ],
  dont: [
    'Do not set priority on more than two or three pictures of a page.',
    'Do not write “picture of” into alt.',
  ],
};
