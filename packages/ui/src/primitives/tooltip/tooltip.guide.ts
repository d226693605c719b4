import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A few more words on a control for those who hover or focus it. What a shopper needs to decide belongs on the page, not in a tooltip.',
  do: [
    'Put it on something focusable with its own name, such as an IconButton.',
    'Keep it to a few plain words; it may not hold links or buttons.',
    'For a button that is off, use aria-disabled instead of disabled: a disabled one gets neither hover nor focus.',
  ],
  dont: [
    'Do not put anything there that a finger needs: touch screens have no hover.',
    'Do not repeat the label; for more than a sentence take a Popover.',
  ],
  keys: { Tab: 'Shows it when the control gets the focus', Escape: 'Hides it' },
  parts: { bubble: 'The floating words' },
};
