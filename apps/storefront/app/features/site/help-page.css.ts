import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const section = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.sm,
  maxInlineSize: '44rem',
  // Below the header that stays.
  scrollMarginBlockStart: '10rem',
});
