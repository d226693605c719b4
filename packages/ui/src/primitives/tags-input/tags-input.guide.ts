import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Short texts of the visitor’s own: the keywords of a product, the addresses of an invitation.',
  do: [
    'Say in the hint how many entries are allowed.',
    'Refuse an entry by validate, with what to do instead.',
  ],
  dont: [
    'Do not use it where there is a list to choose from: use Combobox with multiple.',
    'Do not use it for sentences: use TextArea.',
  ],
  keys: {
    'Enter, comma': 'Add what is typed',
    Backspace: 'In an empty field: remove the last entry',
    Tab: 'Adds what is typed and moves on; before the field are the buttons that remove entries',
  },
  parts: {
    box: 'The frame around entries and field',
    tags: 'The entries',
    input: 'The field',
  },
};
