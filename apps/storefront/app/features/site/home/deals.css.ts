import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const panel = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space.md,
  padding: space.xl,
  borderRadius: vars.radius.md,
  background: color.ink,
  color: color.onInk,
});
export const title = style({ color: 'inherit' });
export const clock = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.bold,
  lineHeight: vars.lineHeight.tight,
});
export const facts = style({ display: 'grid', gap: space.xs, marginBlockStart: space.xxs });
export const ends = style({ fontVariantNumeric: 'tabular-nums' });
