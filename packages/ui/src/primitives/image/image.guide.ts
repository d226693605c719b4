import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Any picture. It reserves its space while loading, requests the width at which it is shown and loads lazily.',
  do: [
    'Pass the displayed size; it also fixes the aspect ratio.',
    'Set priority on the most prominent picture of the first screen.',
    'Leave alt empty when adjacent text says the same.',
  ],
  dont: [
    'Do not set priority on more than two or three pictures of a page.',
    'Do not write “picture of” in alt.',
  ],
};
