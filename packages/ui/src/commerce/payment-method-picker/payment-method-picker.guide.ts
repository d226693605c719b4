import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Selects a payment method: one card per method, with its logos at the end.',
  do: ['State the fees and requirements of a method.', 'Put the last used method first.'],
  dont: [
    'Do not preselect the most expensive method.',
    'Do not hide a method with insufficient balance: say so.',
  ],
  keys: { 'Arrow keys': 'Select the next or previous method' },
};
