import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Asks a visitor for consent, before anything is kept or told that is not necessary.',
  do: [
    'Give every answer the same tone and size.',
    'Put it into a form, so that it can be answered without script.',
    'Place it last in the page, and keep the answer.',
  ],
  dont: ['Do not preset an answer.', 'Do not make refusing longer than agreeing.'],
  parts: { text: 'Title and text', title: 'What is asked', actions: 'The answers' },
};
