import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The page’s one polite voice, for changes that the eye sees and the ear would miss: wrap the page in it and call useAnnounce().',
  do: ['Say the result: “24 products”.', 'Have one per page, near the root.'],
  dont: ['Do not read out what takes the focus anyway.', 'Do not announce while somebody types.'],
};
