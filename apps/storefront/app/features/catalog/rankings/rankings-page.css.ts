import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';

/** Rows of tags; on a phone each is one row that scrolls, so that the products stay in view. */
export const choices = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: vars.space.xs,
  '@media': {
    '(max-width: 719.98px)': {
      flexWrap: 'nowrap',
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
globalStyle(`${choices} > *`, { flex: 'none' });
