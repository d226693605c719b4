import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Applies another theme or brand to one part of a page: a dark area for a video, a merchant’s section in the merchant’s colours.',
  do: [
    'Set the page’s own theme on <html> in the server’s HTML, so that the first paint is right.',
    'Set the brand too when a part of a high contrast page uses a normal theme.',
    'Omit the attribute to follow the system, including its contrast preference.',
  ],
  dont: [
    'Do not override single colours inside a part: define a brand, so that every theme keeps its contrast.',
    'Do not use a dark part only to attract attention.',
  ],
};
