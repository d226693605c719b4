import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Rows of tags; on a phone one row that scrolls, so that the list stays in view. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: vars.space.sm,
  '@media': {
    '(max-width: 719.98px)': {
      flexWrap: 'nowrap',
      gap: vars.space.xs,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // To the edges of the screen, with room for focus rings.
      marginInline: `calc(-1 * ${vars.size.content.gutter})`,
      paddingInline: vars.size.content.gutter,
      marginBlock: '-4px',
      paddingBlock: '4px',
    },
  },
});
globalStyle(`${chips} > *`, { flex: 'none' });
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
