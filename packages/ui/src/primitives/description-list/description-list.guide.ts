import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Facts with names: specifications, order data, an account.',
  do: ['Keep the names short and in one grammar.', 'Take columns for long lists of short facts.'],
  dont: ['Do not use it for money that adds up: that is SummaryRows.', 'Do not hide facts that decide.'],
  parts: { term: 'The name of a fact', description: 'The fact' },
};
