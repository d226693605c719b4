import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Text for assistive technology only, where sighted users get the information from the context.',
  do: ['Complete the visible text; do not contradict it.', 'Prefer text that everyone sees.'],
  dont: ['Do not hide focusable elements.', 'Do not use it to explain how a control works.'],
};
