import { style } from '@vanilla-extract/css';
import { floatingEntrance, floatingPanel } from '../../styles/floating.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ display: 'inline-block' }));
export const panel = style(
  inPrimitives({
    ...floatingPanel,
    ...floatingEntrance,
    minInlineSize: '12rem',
    maxInlineSize: 'min(24rem, 92vw)',
    maxBlockSize: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    padding: space.sm,
    fontSize: vars.fontSize.ui,
    selectors: {
      '&:focus-visible': { outline: 'none' },
      // Before hydration: a native popover in the middle of the window.
      '&[popover]': { margin: 'auto', maxBlockSize: '90dvb' },
    },
  }),
);
/** The panel does not scroll, because scrolling would cut off its arrow. */
export const withArrow = style(inPrimitives({ overflow: 'visible' }));
export const arrow = style(inPrimitives({ fill: color.surface, stroke: color.line }));
