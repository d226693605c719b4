import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Gives one part of a page another theme or brand: a dark stage for a film, a merchant’s shelf in the merchant’s colours.',
  do: [
    'Put the page’s own theme on <html>, in the server’s HTML, so that the first paint is right.',
    'Name the brand as well when a part leaves the high contrast theme.',
    'Leave the attribute out to follow the system, its wish for more contrast included.',
  ],
  dont: [
    'Change single colours inside a part: give it a brand, so that both schemes and contrast hold.',
    'Use a dark part only to draw attention; it is a room, not a highlighter.',
  ],
};
