import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const card = style({ inlineSize: '20rem', maxInlineSize: '100%' });
export const group = style({ display: 'grid', gap: space.xs });
export const store = style({
  justifySelf: 'start',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
});
export const lines = style({ display: 'grid', gap: space.xs });
export const line = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto',
  alignItems: 'center',
  gap: space.sm,
  borderRadius: vars.radius.sm,
  ':hover': { background: color.sunken },
});
export const picture = style({ borderRadius: vars.radius.sm, background: color.tile });
export const texts = style({ display: 'grid', gap: space.hair });
export const row = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.sm,
  minBlockSize: '36px',
  paddingInline: space.xs,
  borderRadius: vars.radius.sm,
  selectors: { 'a&:hover': { background: color.sunken } },
});
