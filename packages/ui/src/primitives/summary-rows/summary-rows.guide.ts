import type { Guide } from '../../testing/guide.ts';

export const guide: Guide = {
  use: 'Money that adds up: names on one side, amounts on the other, the sum below.',
  do: ['Give savings as positive amounts with tone saving.', 'Say in a note what an amount is made of.'],
  dont: ['Do not leave out what is free: say so.', 'Do not add a row of zero.'],
  parts: { row: 'One name with its amount', total: 'The sum' },
};
