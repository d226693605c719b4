import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One refund or return: who has to act and by when, what has happened, where to send the goods.',
  do: [
    'Always say who has to act next, and what happens after the deadline.',
    'Repeat the reason the shopper gave.',
    'Offer a next step after a rejection.',
  ],
  dont: [
    'Do not show who has to act once the refund is closed.',
    'Do not show the return address before the store has agreed.',
  ],
  parts: {
    turn: 'Who has to act next',
    deadline: 'The deadline',
    refusal: 'Why the store rejected the request',
    facts: 'Reason and return address',
    address: 'Where to send the goods',
    actions: 'The available actions',
  },
};
