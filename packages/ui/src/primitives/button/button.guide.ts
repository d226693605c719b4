import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Does something: saves, adds, sends. For going somewhere take ButtonLink or Link.',
  do: [
    'Begin with a verb and name the thing: “Add to cart”.',
    'Keep accent for the one action that buys.',
    'Use loading while the action runs; it keeps width and focus.',
  ],
  dont: [
    'Do not put two filled buttons side by side.',
    'Do not disable a button to say that a field is missing: let it be pressed and say what is missing.',
  ],
  keys: { 'Enter or Space': 'Presses it' },
  parts: { content: 'Icons and words', spinner: 'Turns while loading' },
};
