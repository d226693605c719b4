import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Views of one thing, each with its own address. They are links: they work without script and can be shared.',
  do: ['Name what they choose among with label.', 'Keep to one line of one or two words each.'],
  dont: ['Do not use tabs for steps in an order.', 'Do not change the page’s title area with them.'],
  keys: { Tab: 'Goes from tab to tab: they are links', Enter: 'Follows the tab in focus' },
  parts: { list: 'The row', tab: 'One tab', count: 'How many things are behind it' },
};
