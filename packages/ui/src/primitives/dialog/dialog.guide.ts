import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Takes over the page for one short task or answer. A Drawer keeps the page in sight at its side: filters, a cart.',
  do: [
    'Name the task in the title and on the main button.',
    'Put data-autofocus on the first field, or on the safest answer.',
    'Give it a trigger, or keep open yourself when several things open it.',
  ],
  dont: [
    'Do not open one by itself when the page loads.',
    'Do not open a dialog from a dialog.',
    'Do not set dismissible to false unless the answer is really needed.',
  ],
  keys: { Tab: 'Moves within the dialog only', Escape: 'Closes it and gives the focus back' },
  parts: {
    header: 'Title, description and cross',
    title: 'The heading',
    description: 'What stands below the title',
    close: 'The cross',
    body: 'The content, which scrolls',
    footer: 'The buttons, which stay in sight',
  },
};
