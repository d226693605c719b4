import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Arranges children, so that components need no margins: Stack in a column, Inline in a row, Spread at both ends, Grid in equal cells, Container as the page’s column.',
  do: [
    'Choose the gap by how closely items are related.',
    'Use asChild to keep semantic elements such as lists and forms.',
  ],
  dont: ['Do not put margins on children.', 'Do not nest a Container in a Container.'],
};
