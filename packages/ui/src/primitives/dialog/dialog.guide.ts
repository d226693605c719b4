import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Covers the page for one short task or question. A Drawer opens at one side and leaves the page visible: filters, a cart.',
  examples: ['OpensFromTrigger', 'DrawerOpensFromTrigger'],
  do: [
    'Name the task in the title and on the main button.',
    'Put data-autofocus on the first field, or on the safest button.',
    'Pass a trigger, or control open when several elements open the dialog.',
  ],
  dont: [
    'Do not open a dialog automatically when the page loads.',
    'Do not open a dialog from a dialog.',
    'Do not set dismissible to false unless an answer is required; control open then, because nothing else closes it.',
  ],
  keys: { Tab: 'Moves within the dialog only', Escape: 'Closes the dialog and returns focus' },
  parts: {
    header: 'Title, description and close button',
    title: 'The heading',
    description: 'The text below the title',
    close: 'The close button',
    body: 'The scrolling content',
    footer: 'The buttons, which stay visible',
  },
};
