import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Sign-in, registration and password recovery in a dialog over the current page. LoginPanel shows the same on a page of its own, LoginForm without a frame.',
  do: [
    'Post each mode to a page that works without JavaScript.',
    'Return to the page where the shopper was.',
    'Show errors next to the field.',
    'After many failures, ask for a human check instead of refusing; offer it in words too.',
  ],
  dont: [
    'Do not reveal whether an address has an account.',
    'Do not send passwords or codes back to the form.',
  ],
  keys: { Enter: 'Submits the form; does not request a code', Escape: 'Closes the dialog' },
  parts: {
    guest: 'The way to continue as a guest, where it comes first',
    tabs: 'Phone or e-mail',
    fields: 'The fields of the mode',
    'human-check': 'The question that only a person answers',
    'third-party': 'Sign-in with other providers',
    foot: 'The links to other modes',
    picture: 'The picture beside the form',
    close: 'The close button',
  },
};
