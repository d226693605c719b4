import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'AddressFormFields renders the address fields of a country in its local order; AddressCard shows an address, or offers it as an option.',
  do: [
    'Put the fields into your own form.',
    'Update countryCode when the country changes: order and fields follow it.',
  ],
  dont: [
    'Do not ask for a region or postal code where a country has none.',
    'Do not split a name into first and last name.',
  ],
  keys: { 'Arrow up and down': 'Among cards with the same name: select the next or previous card' },
  parts: {
    field: 'One field of the form',
    head: 'Name, phone and badge of a card',
    radio: 'The native radio button of a card',
    actions: 'Edit, delete, set as default',
  },
};
