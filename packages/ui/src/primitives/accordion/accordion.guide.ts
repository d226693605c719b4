import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Folds away what only some readers need: policies, specifications, answers. A single one is a Disclosure.',
  do: [
    'Write titles that let a reader decide without opening.',
    'Give several a shared name when only one should stand open.',
  ],
  dont: [
    'Do not hide what everybody needs to decide, such as the price of delivery.',
    'Do not put one accordion inside another.',
  ],
  keys: { 'Enter or Space': 'Opens and closes the title in focus', Tab: 'Goes to the next title' },
  parts: {
    summary: 'The title that opens and closes',
    icon: 'The chevron',
    content: 'What it opens',
  },
};
