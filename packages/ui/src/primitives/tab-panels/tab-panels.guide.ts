import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Parts of one page, shown one at a time. Where each view has its own URL, such as orders by status, use Tabs, which are links.',
  do: [
    'Keep labels to one or two words and put the most important panel first.',
    'Set activation="manual" when opening a panel loads data.',
  ],
  dont: ['Do not hide information needed to buy behind a tab.', 'Do not nest tabs.'],
  keys: {
    'Arrow right, arrow left': 'The next or previous tab, mirrored in right-to-left pages',
    'Arrow down, arrow up': 'The same with orientation="vertical"',
    'Home, End': 'The first and last tab',
    'Enter, Space': 'Opens the focused tab (with manual activation)',
    Tab: 'Moves from the tabs into the open panel',
  },
  parts: { list: 'The row of tabs', tab: 'One tab', panel: 'One panel' },
};
