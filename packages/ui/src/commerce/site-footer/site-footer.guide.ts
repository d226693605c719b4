import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'The footer of every page: links about the shop, help and legal information.',
  do: ['Keep the same links on every page.', 'Put legally required information here.'],
  dont: ['Do not repeat the categories.', 'Do not use more than four columns.'],
  parts: { columns: 'The groups of links', bottom: 'The last line' },
};
