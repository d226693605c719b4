import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'How to pay: one card per method, with its marks at the end.',
  do: ['Say what a method costs or needs.', 'Put the method used last first.'],
  dont: ['Do not choose the dearest in advance.', 'Do not hide a method that is short of money: say so.'],
  keys: { 'Arrow keys': 'Choose the next method or the one before' },
};
