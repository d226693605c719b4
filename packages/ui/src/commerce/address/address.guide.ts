import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'AddressFormFields asks for an address the way its country writes it; AddressCard shows one, or offers it among several.',
  do: [
    'Put the fields into a form of your own.',
    'Give countryCode whenever the country changes: order and fields follow.',
  ],
  dont: [
    'Do not ask for a region or a post code where a country has none.',
    'Do not split a name into first and last.',
  ],
  keys: { 'Arrow up and down': 'Among cards of one name: choose the next or the one before' },
  parts: {
    field: 'One field of the form',
    head: 'Name, phone and mark of a card',
    radio: 'The native radio of a card',
    actions: 'Edit, delete, make default',
  },
};
