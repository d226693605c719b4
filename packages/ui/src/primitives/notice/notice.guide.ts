import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'A message about one area of the page. Banner is one line across the page; ErrorSummary lists the errors of a form.',
  do: [
    'Say what happened and what to do next.',
    'Set role status or alert only on a notice that appears later.',
    'Link each line of an ErrorSummary to its field.',
  ],
  dont: ['Do not use critical for problems that are easy to fix.', 'Do not stack more than two notices.'],
  keys: { 'Enter or Space': 'Activates the focused close button' },
  parts: {
    icon: 'The icon of the tone',
    content: 'Text and actions',
    title: 'The bold line',
    actions: 'Links or buttons below the text',
    dismiss: 'The close button',
    link: 'In an ErrorSummary, the link to a field',
  },
};
