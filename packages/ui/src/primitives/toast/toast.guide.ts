import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A short message that stays for a while: useToast()({ message }). It is spoken, held while a pointer or the focus rests on it, and reachable above dialogs.',
  do: ['Confirm what was done, and offer to undo it.', 'Keep it to one sentence.'],
  dont: [
    'Do not put anything into it that must be read: that is a Notice or a Dialog.',
    'Do not use it for errors of a field.',
  ],
  keys: { 'Enter or Space': 'Presses the action or the cross in focus' },
  parts: {
    rack: 'Where all toasts hang',
    toast: 'One toast',
    message: 'Its words',
    action: 'Its one action',
  },
};
