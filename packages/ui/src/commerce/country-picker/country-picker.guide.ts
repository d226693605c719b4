import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Selects one of about 240 countries, searchable by name, local name, code or calling code. PhoneField combines it with a phone number.',
  do: ['Preselect the country of the shopper.', 'Store the ISO code; dialCodeOf() returns its calling code.'],
  dont: ['Do not add a separate list of “popular” countries.', 'Do not use flags without names.'],
  keys: {
    'Enter, Space, Arrow up or down': 'On the closed picker: opens the list',
    Letters: 'Search by name, local name, code or calling code',
    'Arrow up and down': 'In the list: the previous or next country',
    'Page up and down': 'In the list: one page up or down',
    'Enter ': 'In the list: selects the country',
    Escape: 'Closes the list, not the dialog that contains it',
  },
  parts: {
    box: 'The frame of the field',
    face: 'The visible content of the closed picker',
    input: 'The native select, or the text input of PhoneField',
    panel: 'The floating list with its search field',
    search: 'The search field',
    list: 'The list',
    option: 'One country',
  },
};
