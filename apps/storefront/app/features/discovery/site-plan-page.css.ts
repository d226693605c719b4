import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const groups = style({
  display: 'grid',
  gap: vars.space.xl,
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(14rem, 100%), 1fr))',
});
export const link = style({
  display: 'inline-block',
  minInlineSize: vars.size.target.min,
  paddingBlock: vars.space.xxs,
  overflowWrap: 'anywhere',
  ':hover': { textDecoration: 'underline' },
});
