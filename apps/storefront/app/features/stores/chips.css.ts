import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../browser/index.ts';
import { scrollingRow } from '../../browser/scrolling-row.css.ts';

export const chips = style([
  scrollingRow,
  { alignItems: 'center', gap: vars.space.sm, '@media': { [onPhone]: { gap: vars.space.xs } } },
]);
export const chipCount = style({
  flex: 'none',
  color: vars.color.textMuted,
  fontVariantNumeric: 'tabular-nums',
});
export const chipLabel = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
export const filters = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: vars.space.sm });
export const bar = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${vars.space.sm} ${vars.space.lg}`,
});
export const search = style({ flex: '1 1 16rem', maxInlineSize: '28rem' });
export const count = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
