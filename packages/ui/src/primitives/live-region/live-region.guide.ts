import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One polite live region for the page, for changes that are visible but not announced otherwise: wrap the page in it and call useAnnounce().',
  do: ['Announce the result: “24 products”.', 'Use one per page, near the root.'],
  dont: ['Do not announce an element that receives focus anyway.', 'Do not announce while the user types.'],
};
