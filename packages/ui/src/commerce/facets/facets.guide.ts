import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The filters of a product list: one menu per filter above the products, the chosen ones below in one row.',
  do: [
    'Show how many products each option would leave.',
    'Keep chosen options in sight, also when nothing is left of them.',
    'Let every option be the address of a list, so that Back takes it back.',
  ],
  dont: [
    'Do not offer a filter with a single option.',
    'Do not repeat in `FacetMenu` what `Tabs` already do, such as products and stores.',
  ],
  keys: {
    'Enter, Space': 'Opens or closes the menu',
    Tab: 'Moves through the options',
    Escape: 'Closes the menu and returns to its button',
  },
  parts: {
    trigger: 'The button of a menu',
    selected: 'How many options are chosen',
    panel: 'What opens below the button',
    option: 'One option',
    count: 'How many products it would leave',
    filter: 'A chosen filter',
    clear: 'The link that takes all of them back',
    bar: 'A bar of the histogram',
  },
};
