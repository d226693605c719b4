import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Pictures that belong to a review, a refund or an application. They are sent at once, so that the form itself goes fast.',
  do: [
    'Say in the hint what the pictures should show.',
    'Answer with an address that stays valid until the form is sent.',
    'Check kind and size on the server too: what runs in a browser can be passed by.',
  ],
  dont: [
    'Do not ask for pictures where words are enough.',
    'Do not send the form while a picture is under way without saying so.',
  ],
  keys: {
    'Enter, Space': 'On the tile: opens the choice of files. On a button: does it',
    Tab: 'Through the buttons of each picture: forward, back, remove',
  },
  parts: {
    item: 'One picture',
    remove: 'The cross on it',
    retry: 'The button after a failure',
    add: 'The tile that takes files',
    input: 'The native input over it',
  },
};
