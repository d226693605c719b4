import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Pictures for a review, a refund or an application. They are uploaded immediately, so that submitting the form is fast.',
  do: [
    'Say in the hint what the pictures should show.',
    'Return a URL that stays valid until the form is submitted.',
    'Return `{ refused }` with the reason for a file that can never be used: it does not take the place of a picture.',
    'Validate type and size on the server too: client-side checks can be bypassed.',
  ],
  dont: [
    'Do not ask for pictures where text is enough.',
    'Do not submit the form by script: `requestSubmit` waits for uploads, `submit` does not.',
  ],
  keys: {
    'Enter, Space': 'On the tile: opens the file dialog. On a button: activates it',
    Tab: 'Moves through the buttons of each picture: move forward, move back, remove',
  },
  parts: {
    item: 'One picture',
    remove: 'Its remove button',
    retry: 'The button shown after a failure',
    add: 'The tile that accepts files',
    input: 'The native input on top of the tile',
  },
};
