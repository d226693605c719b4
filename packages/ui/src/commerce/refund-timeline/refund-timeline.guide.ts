import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'One refund or return: who has to act and until when, what has happened, where the goods go.',
  do: [
    'Always say whose turn it is, and what happens when the deadline passes.',
    'Repeat the shopper’s own reason.',
    'After a refusal offer a next step.',
  ],
  dont: ['Do not show a turn when it is over.', 'Do not show the return address before the store agreed.'],
  parts: {
    turn: 'Whose turn it is',
    deadline: 'Until when',
    refusal: 'Why the store said no',
    facts: 'Reason and return address',
    address: 'Where the goods go',
    actions: 'What can be done',
  },
};
