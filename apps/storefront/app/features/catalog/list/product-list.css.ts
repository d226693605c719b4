import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import {
  beforeInteraction,
  beforeSettled,
  fetchedBelow,
  laidOutLater,
} from '../../../platform/before-interaction.ts';

export const list = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.md });
// Two rows in a wide window, four on a phone.
globalStyle(`${beforeInteraction} ${list} > ul > li:nth-child(n + 9)`, laidOutLater('34rem'));
// What is laid out on its own has no rows of the grid around it: without the rows of a card its parts would lie on each other.
globalStyle(`${beforeInteraction} ${list} > ul > li:nth-child(n + 9)`, {
  gridTemplateRows: 'repeat(8, auto)',
});
globalStyle(`${beforeSettled} ${list} > ul > li:nth-child(n + 9) img`, fetchedBelow);
