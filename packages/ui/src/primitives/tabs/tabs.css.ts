import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { tabBase, tabSelected } from '../../styles/tab.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const list = style(
  inPrimitives({
    display: 'flex',
    gap: space.lg,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    boxShadow: `inset 0 -1px ${color.line}`,
  }),
);
export const tab = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.snug,
    ...tabBase,
    selectors: {
      '&:hover': { color: color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': {
        // A scrolling row snaps to the current tab.
        scrollInitialTarget: 'nearest',
        ...tabSelected,
      },
    },
    '@media': {
      // A transparent border becomes visible in forced colors mode.
      [forcedColors]: {
        borderBlockEndColor: 'Canvas',
        selectors: { '&[aria-current]': { borderBlockEndColor: 'Highlight' } },
      },
    },
  }),
);
export const count = style(inPrimitives({ fontSize: vars.fontSize.sm, color: color.textSubtle }));
