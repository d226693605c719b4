import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

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
// Above a toast and above the buy bar: both are at the same edge.
globalStyle(`body:has([data-part=toast], [data-part=buy-bar][data-state=open]) ${bars}`, {
  insetBlockEnd: '5.5rem',
});
