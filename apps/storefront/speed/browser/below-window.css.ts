import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/**
 * A block that may stand below the window of a page that has just been opened. Until the page is scrolled
 * (`below-window.tsx`) browsers lay it out only when it is near the window. Its height is a guess until then, which nothing
 * but the length of the scroll bar shows.
 */
export const belowWindow = style({
  selectors: {
    ':root:not([data-scrolled]) &': {
      contentVisibility: 'auto',
      containIntrinsicBlockSize: 'auto 36rem',
      // Shadows and focus rings at its edges are seen.
      overflowClipMargin: vars.space.xl,
    },
  },
});
