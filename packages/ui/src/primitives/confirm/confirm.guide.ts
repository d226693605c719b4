import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Asks before an action that cannot be undone: await useConfirm()({ title }). For other actions offer to undo them in a toast.',
  do: [
    'Name the consequence on the button: “Delete address”.',
    'Say in the description what will be lost.',
    'Use critical only for destructive actions.',
  ],
  dont: ['Do not ask before an action that can be undone.', 'Do not label the buttons Yes and No.'],
  keys: {
    Enter:
      'Activates the focused button, initially the confirming one; with tone="critical" the cancelling one',
    Escape: 'Cancels',
  },
};
