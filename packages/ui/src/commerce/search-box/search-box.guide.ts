import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The search of the header, for products and stores, with history and suggestions. Without JavaScript it is a plain GET form.',
  do: [
    'Load the suggestions when the field receives focus, not before.',
    'Keep the current search term in the field.',
    'Offer to clear the history.',
  ],
  dont: ['Do not search while the user types: suggest.', 'Do not replace the search term with a suggestion.'],
  keys: {
    'Arrow down and up': 'Open the suggestions and move through them; the focus stays in the field',
    'Arrow right and left': 'On an earlier search: to its remove button and back',
    Enter: 'Searches, follows the chosen suggestion, or removes it',
    Escape: 'Closes the suggestions',
  },
  parts: {
    box: 'The frame',
    type: 'The Product or Store switch',
    input: 'The text input',
    submit: 'The search button',
    panel: 'The floating suggestions',
    entry: 'One suggestion',
    reason: 'Why it is suggested',
    remove: 'Removes an earlier search',
  },
};
