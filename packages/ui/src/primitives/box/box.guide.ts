import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Ground, edge and inner space from the tokens, for layouts that no component names yet. One thing among several is a Card, a quieter part of the page a Panel.',
  do: [
    'Take Stack, Inline or Grid inside it for what stands in it.',
    'Use asChild for sections, list items and forms.',
  ],
  dont: [
    'Do not build buttons or fields from it.',
    'Do not set a text colour on it: each ground brings the one that is legible.',
  ],
};
