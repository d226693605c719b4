import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The end of every page: what the shop is, where help is, who answers for it.',
  do: ['Keep the same links on every page.', 'Put what the law asks for here.'],
  dont: ['Do not repeat the categories.', 'Do not exceed four columns.'],
  parts: { columns: 'The groups of links', bottom: 'The last line' },
};
