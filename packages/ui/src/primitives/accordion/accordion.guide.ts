import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Hides content that only some readers need: policies, specifications, frequently asked questions. For a single item use Disclosure.',
  do: [
    'Write titles that let readers decide without opening the item.',
    'Give several items the same name when only one may be open at a time.',
  ],
  dont: [
    'Do not hide information that everyone needs, such as the delivery price.',
    'Do not nest accordions.',
  ],
  keys: { 'Enter or Space': 'Opens or closes the focused item', Tab: 'Moves to the next title' },
  parts: {
    summary: 'The title, which opens and closes the item',
    icon: 'The chevron',
    content: 'The content of the item',
  },
};
