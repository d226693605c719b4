import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The logo and name of the site; SiteHeader links it to the home page.',
  do: ['Set src to the logo of the site.', 'Keep free space of half its height on all sides.'],
  dont: ['Do not recolour the logo.', 'Do not show the name without the logo in the header.'],
  parts: { name: 'The written name' },
};
