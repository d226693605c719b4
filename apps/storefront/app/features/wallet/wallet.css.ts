import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const records = style({ display: 'grid' });
export const record = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space.md,
  paddingBlock: space.sm,
  borderBlockEnd: `1px solid ${color.line}`,
});
export const what = style({ display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });
export const change = style({
  flexShrink: 0,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  selectors: { '&[data-sign=plus]': { color: color.success } },
});
export const ways = style({
  display: 'grid',
  gap: space.md,
  '@media': { 'screen and (min-width: 45em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const way = style({ display: 'grid', gap: space.sm, alignContent: 'start' });
export const amount = style({
  fontSize: vars.fontSize.xxl,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
});
export const summary = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space.lg,
});
export const totals = style({ display: 'flex', flexWrap: 'wrap', gap: space.xl });
export const term = style({ fontSize: vars.fontSize.sm, color: color.textMuted });
export const value = style({ fontWeight: vars.fontWeight.medium, fontVariantNumeric: 'tabular-nums' });
