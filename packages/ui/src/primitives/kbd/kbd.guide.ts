import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Names a key in a hint: what opens the search, what sends a message.',
  do: [
    'One key per element; write the plus between them.',
    'Name the keys of the visitor’s system: ⌘ or Ctrl.',
  ],
  dont: [
    'Do not make it the only way to find an action.',
    'Do not put it on a button that the key does not press.',
  ],
};
