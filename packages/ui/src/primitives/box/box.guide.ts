import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Background, border and padding from the tokens, for layouts that have no component of their own. Use Card for one item among several and Panel for a secondary area of the page.',
  do: ['Arrange its content with Stack, Inline or Grid.', 'Use asChild for sections, list items and forms.'],
  dont: [
    'Do not build buttons or fields from it.',
    'Do not set a text colour on it: each background sets a legible one.',
  ],
};
