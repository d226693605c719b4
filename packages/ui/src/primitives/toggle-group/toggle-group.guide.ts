import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Settings of a view that are on or off: bold, columns, a grid or a list.',
  do: [
    'Give each item a label, also if it shows an icon.',
    'Use single choice for views that exclude each other and may be off.',
  ],
  dont: [
    'Do not use it where exactly one choice is required: use SegmentedControl or RadioGroup.',
    'Do not switch panels with it: use TabPanels.',
  ],
  keys: {
    Tab: 'Moves to the pressed item, then out of the group',
    'Arrow keys': 'Move among the items',
    'Home, End': 'Move to the first or last item',
    'Enter, Space': 'Press or release the item',
  },
  parts: { item: 'One button' },
};
