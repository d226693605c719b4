import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The search of the header, for products and stores, with history and suggestions. A plain GET form before script.',
  do: [
    'Load groups when the field gets the focus, not before.',
    'Keep the term of the page in the field.',
    'Offer to forget the history.',
  ],
  dont: ['Do not search while somebody still types: suggest.', 'Do not replace the term by a suggestion.'],
  keys: {
    'Arrow down and up': 'From the field into the offers, and through them',
    'Home and End': 'Among the offers: the first and the last',
    Escape: 'Closes the offers and goes back to the field',
    Enter: 'Searches, or follows the offer in focus',
  },
  parts: {
    box: 'The frame',
    type: 'The Product or Store switch',
    input: 'The text field',
    submit: 'The button',
    panel: 'The floating offers',
    entry: 'One offer',
  },
};
