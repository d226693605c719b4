import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A short description of a control, shown on hover and focus. Information that shoppers need to decide belongs on the page.',
  do: [
    'Attach it to a focusable element with its own accessible name, such as an IconButton.',
    'Keep it to a few words; it must not contain links or buttons.',
    'For an unavailable button use aria-disabled instead of disabled: a disabled button receives neither hover nor focus.',
  ],
  dont: [
    'Do not use it for information that touch users need: touch screens have no hover.',
    'Do not repeat the label; for more than a sentence use Popover.',
  ],
  keys: { Tab: 'Shows it when the control receives focus', Escape: 'Hides it' },
  parts: { bubble: 'The floating text' },
};
