import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The part of a page between header and footer. */
export const main = style({
  paddingBlock: `${vars.space.lg} ${vars.space.section}`,
  minBlockSize: '60vh',
  ':focus': { outline: 'none' },
});
