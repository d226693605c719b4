import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Puts things in their places, so that no component carries a margin: Stack below one another, Inline beside one another, Spread at both ends, Grid in equal cells, Container as the page’s column.',
  do: ['Choose gaps by how much things belong together.', 'Use asChild to keep lists lists and forms forms.'],
  dont: ['Do not put margins on children.', 'Do not nest a Container in a Container.'],
};
