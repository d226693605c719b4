import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Performs an action: saves, adds, sends. For navigation use ButtonLink or Link.',
  do: [
    'Start the label with a verb and name the object: “Add to cart”.',
    'Use accent only for the main purchase action.',
    'Set loading while the action runs; the button keeps its width and focus.',
  ],
  dont: [
    'Do not put two filled buttons side by side.',
    'Do not disable a button because a field is missing: accept the press and show which field is missing.',
  ],
  keys: { 'Enter or Space': 'Activates the button' },
  parts: { content: 'Icons and label', spinner: 'The loading indicator' },
};
