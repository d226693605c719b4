import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const languages = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: space.xxs,
});
export const language = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.xs,
  minBlockSize: vars.size.control.sm,
  paddingInline: space.sm,
  borderRadius: vars.radius.sm,
  ':hover': { background: color.sunken },
  selectors: { '&[aria-current]': { background: color.sunken, fontWeight: vars.fontWeight.medium } },
});
export const page = style({ display: 'grid', gap: space.xl, maxInlineSize: '32rem' });
export const part = style({ display: 'grid', gap: space.sm, justifyItems: 'start' });
export const wide = style({ inlineSize: '100%' });
