import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Card separates one item from others; Panel is a secondary area of the page; Divider is a thin line between two items.',
  do: [
    'Use a Card only for content that makes sense on its own.',
    'Prefer spacing where it separates well enough.',
  ],
  dont: ['Do not nest Cards.', 'Do not put a Divider next to a border.'],
};
