import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A preview of what is behind a link: the lines of the cart, the shortcuts of the account. The parts, to compose your own, are in hover-card/parts.',
  do: [
    'Keep the link a link: touch and keyboard follow it.',
    'Load its data when the pointer reaches the link.',
  ],
  dont: [
    'Do not put anything into it that the page behind the link does not offer.',
    'Do not explain a control with it: use Tooltip.',
  ],
  keys: {
    Tab: 'Opens it when the link gets the focus, closes it when the focus leaves',
    Escape: 'Closes it',
  },
  parts: { panel: 'The floating card' },
};
