import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A short message that disappears after a while: useToast()({ message }). It is announced, stays while it is hovered or focused, is shown above dialogs, takes the place of the same message, and moves to the top of the window where it would hide the button of a form.',
  do: ['Confirm what was done, and offer to undo it.', 'Keep it to one sentence.'],
  dont: [
    'Do not use it for messages that must be read: use Notice or Dialog.',
    'Do not use it for field errors.',
  ],
  keys: { 'Enter or Space': 'Activates the focused action or close button' },
  parts: {
    list: 'The container of all toasts',
    toast: 'One toast',
    message: 'Its text',
    action: 'Its action',
  },
};
