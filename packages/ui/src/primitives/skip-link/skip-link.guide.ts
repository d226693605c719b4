import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The first focusable element of every page: skips the header. It becomes visible on focus.',
  do: ['Put it first in the body.', 'Give the main element the target id and tabindex −1.'],
  dont: ['Do not keep it hidden when it has focus.', 'Do not add more than two.'],
  keys: { Tab: 'Shows it on a newly opened page', Enter: 'Moves to the main content' },
};
