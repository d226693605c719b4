import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { onPhone } from './on-phone.ts';

/** Tags in rows; on phones a single scrolling row, so that the content after it stays in view. */
export const scrollingRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  '@media': {
    [onPhone]: {
      flexWrap: 'nowrap',
      overflowX: 'auto',
      scrollbarWidth: 'none',
      // Extends to the edges of the screen, with room for focus rings.
      marginInline: `calc(-1 * ${vars.size.content.gutter})`,
      paddingInline: vars.size.content.gutter,
      marginBlock: '-4px',
      paddingBlock: '4px',
    },
  },
});
globalStyle(`${scrollingRow} > *`, { flex: 'none' });
