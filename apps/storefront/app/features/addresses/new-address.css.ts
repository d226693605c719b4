import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As wide as the column of the checkout below it. */
export const panel = style({
  '@media': {
    '(min-width: 1024px)': { maxInlineSize: `calc(100% - 22.5rem - ${vars.space.xl})` },
  },
});
