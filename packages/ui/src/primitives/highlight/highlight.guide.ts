import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Shows why an entry was found: the part of its text that matches what was typed.',
  do: ['Give the whole text and the whole term.', 'Use it in suggestions and search results.'],
  dont: [
    'Do not use it for emphasis in a text: use strong.',
    'Do not mark a term of one letter in a long text: it says nothing.',
  ],
  parts: { match: 'The part that matches' },
};
