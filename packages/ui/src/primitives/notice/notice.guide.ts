import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Something to know about this part of the page. Banner is one line across the page; ErrorSummary gathers what is wrong with a form.',
  do: [
    'Say what happened and what to do.',
    'Give role status or alert only to what appears later.',
    'Link each line of an ErrorSummary to its field.',
  ],
  dont: [
    'Do not use critical for what can still be put right easily.',
    'Do not stack more than two notices.',
  ],
  keys: { 'Enter or Space': 'Presses the cross in focus' },
  parts: {
    icon: 'The icon, which says the tone',
    content: 'Words and actions',
    title: 'The line in bold',
    actions: 'Links or buttons below the words',
    dismiss: 'The cross',
    link: 'In an ErrorSummary, the way to one field',
  },
};
