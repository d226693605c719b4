import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The site’s mark and name; SiteHeader makes it the link home.',
  do: ['Give the site’s own picture with src.', 'Leave it room: half its height on all sides.'],
  dont: ['Do not recolour the mark.', 'Do not write the name without the mark in the header.'],
  parts: { name: 'The written name' },
};
