import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The first thing on every page: leads past the header. It shows itself on focus.',
  do: ['Put it first in the body.', 'Give the main part the id, and tabindex −1.'],
  dont: ['Do not hide it from those who see.', 'Do not add more than one or two.'],
  keys: { Tab: 'Shows it, when the page has just been opened', Enter: 'Goes to the main part' },
};
