import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Words that only assistive technology says, where the eye has them from the surroundings.',
  do: ['Complete what is visible; do not contradict it.', 'Prefer words that everybody sees.'],
  dont: ['Do not hide what can take the focus.', 'Do not explain in it how to use a control.'],
};
