import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Views of the same content, each with its own URL. They are links: they work without JavaScript and can be shared.',
  do: ['Describe the group with label.', 'Use one row of labels with one or two words each.'],
  dont: ['Do not use tabs for the steps of a process.', 'Do not change the page title with them.'],
  keys: { Tab: 'Moves between the tabs: they are links', Enter: 'Follows the focused tab' },
  parts: { list: 'The row', tab: 'One tab', count: 'The number of items in the view' },
};
