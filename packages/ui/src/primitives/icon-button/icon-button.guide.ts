import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'An action that an icon says alone, where there is no room for words.',
  do: ['Name it by what it does: “Remove table lamp”.', 'Take surface on pictures.'],
  dont: [
    'Do not use it where a Button with words fits.',
    'Do not rely on the icon: shoppers read few of them.',
  ],
  keys: { 'Enter or Space': 'Presses it' },
};
