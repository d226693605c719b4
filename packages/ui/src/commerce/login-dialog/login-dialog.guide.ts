import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Signing in, registering and finding a lost password, over the page that asked for it. LoginPanel is the same on a page of its own, LoginForm without its frame.',
  do: [
    'Post each mode to a page that works without script.',
    'Lead back to where the shopper was.',
    'Say what is wrong beside the field.',
  ],
  dont: ['Do not tell whether an address has an account.', 'Do not give back passwords or codes.'],
  keys: { Enter: 'Sends the form, not the code', Escape: 'Closes the dialog' },
  parts: {
    tabs: 'Phone or e-mail',
    fields: 'The fields of the mode',
    'third-party': 'Other ways in',
    foot: 'The way to another mode',
    picture: 'The picture beside the form',
    close: 'The cross',
  },
};
