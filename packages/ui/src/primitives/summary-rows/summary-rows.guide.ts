import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Amounts that add up: names on one side, amounts on the other, the total below.',
  do: ['Pass savings as positive amounts with tone saving.', 'Explain in a note what an amount consists of.'],
  dont: ['Do not leave out free items: say that they are free.', 'Do not add a row with the amount zero.'],
  parts: { row: 'One name with its amount', total: 'The total' },
};
