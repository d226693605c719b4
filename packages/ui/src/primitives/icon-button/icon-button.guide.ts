import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'An action shown by an icon alone, where there is no room for a label.',
  do: ['Describe the action in its accessible name: “Remove table lamp”.', 'Use surface on pictures.'],
  dont: [
    'Do not use it where a Button with a label fits.',
    'Do not rely on the icon: few icons are understood by everyone.',
  ],
  keys: { 'Enter or Space': 'Activates the button' },
};
