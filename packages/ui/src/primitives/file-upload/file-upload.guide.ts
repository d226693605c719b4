import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Documents of a form: a licence, an invoice, a certificate. For pictures use Upload, which shows them.',
  do: ['Say in the hint which documents are needed.', 'Check kind and size on the server too.'],
  dont: [
    'Do not delete a file on the server when its row is removed: the form may not be sent.',
    'Do not ask for more than is needed now.',
  ],
  keys: { 'Enter, Space': 'On the field: choose files' },
  parts: {
    drop: 'The area for choosing and dropping',
    input: 'The file input',
    list: 'The list of files',
    item: 'One file',
    remove: 'Removes the file',
    retry: 'Uploads the file again',
  },
};
