import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Names and values: specifications, order data, account data.',
  do: ['Keep the names short and phrased alike.', 'Use columns for long lists of short values.'],
  dont: [
    'Do not use it for amounts that add up: use SummaryRows.',
    'Do not hide values that shoppers need to decide.',
  ],
  parts: { term: 'The name', description: 'The value' },
};
