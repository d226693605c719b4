import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Rows of tags; on a phone one row that scrolls, so that the products stay in view. */
export const chips = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${vars.space.xs} ${vars.space.sm}`,
  // Closer to the heading and the toolbar: the first products stay in view.
  marginBlock: '-4px',
  '@media': {
    '(max-width: 719.98px)': {
      flexWrap: 'nowrap',
      gap: vars.space.xs,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // To the edges of the screen, with room for focus rings.
      marginInline: `calc(-1 * ${vars.size.content.gutter})`,
      paddingInline: vars.size.content.gutter,
      paddingBlock: '4px',
    },
  },
});
globalStyle(`${chips} > *`, { flex: 'none' });
export const chipCount = style({ color: vars.color.textMuted, fontVariantNumeric: 'tabular-nums' });
