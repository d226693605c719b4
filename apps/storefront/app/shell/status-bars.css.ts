import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const bars = style({
  position: 'fixed',
  insetBlockEnd: vars.space.md,
  insetInline: vars.space.md,
  zIndex: vars.layer.float,
  maxInlineSize: '36rem',
  marginInline: 'auto',
  boxShadow: vars.shadow.float,
  borderRadius: vars.radius.md,
  selectors: { '&:empty': { display: 'none' } },
});
