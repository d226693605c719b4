import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/**
 * A block that may be below the window of a page that was just opened. Until the page is scrolled (`below-window.tsx`)
 * browsers lay it out only when it is near the window. Its height is an estimate until then, which only the length of
 * the scroll bar shows.
 */
export const belowWindow = style({
  selectors: {
    ':root:not([data-scrolled]) &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 36rem',
      // Keeps shadows and focus rings at its edges visible.
      overflowClipMargin: vars.space.xl,
    },
  },
});
