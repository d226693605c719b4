import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Styles text that arrives as HTML: product descriptions, agreements, articles.',
  do: [
    'Sanitise merchant HTML before rendering it.',
    'Keep its headings below the heading levels of the page.',
  ],
  dont: ['Do not build interfaces in it.', 'Do not restyle single tags inside it: restyle the class.'],
};
