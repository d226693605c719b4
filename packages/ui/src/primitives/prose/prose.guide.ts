import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Sets text that came as HTML: descriptions by merchants, agreements, articles.',
  do: ['Sanitise merchant HTML before it comes here.', 'Keep its headings below those of the page.'],
  dont: ['Do not build interfaces in it.', 'Do not restyle single tags inside; restyle the class.'],
};
