import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Parts of one page that are looked at one at a time. Where each view has its own address, such as orders by state, take Tabs, which are links.',
  do: [
    'Keep labels to one or two words and the most wanted part first.',
    'Take activation="manual" when opening a panel loads something.',
  ],
  dont: ['Do not hide what everyone needs to buy behind a tab.', 'Do not put tabs into tabs.'],
  keys: {
    'Arrow right, arrow left': 'The next or previous tab, mirrored in right-to-left pages',
    'Arrow down, arrow up': 'The same with orientation="vertical"',
    'Home, End': 'First and last tab',
    'Enter, Space': 'Opens the tab (with manual activation)',
    Tab: 'From the tabs into the open panel',
  },
  parts: { list: 'The row of tabs', tab: 'One tab', panel: 'One part' },
};
