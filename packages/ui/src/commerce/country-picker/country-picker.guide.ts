import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One country out of about 240, found by name, own name, code or calling code. PhoneField puts one before a number.',
  do: [
    'Choose the country of the reader in advance.',
    'Keep the ISO code; dialCodeOf() makes the calling code of it.',
  ],
  dont: ['Do not build a shorter list of “popular” countries above it.', 'Do not use flags alone.'],
  keys: {
    'Enter, Space, Arrow up or down': 'On the closed picker: opens the list',
    Letters: 'Search by name, own name, code or calling code',
    'Arrow up and down': 'In the list: one country up or down',
    'Page up and down': 'In the list: a page up or down',
    'Enter ': 'In the list: chooses the country',
    Escape: 'Closes the list, not the dialog it stands in',
  },
  parts: {
    box: 'The frame of the field',
    face: 'What is seen of the closed picker',
    input: 'The native select, or the text field of PhoneField',
    panel: 'The floating list with its search',
    search: 'The search field',
    list: 'The list',
    option: 'One country',
  },
};
