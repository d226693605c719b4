import { style, styleVariants } from '@vanilla-extract/css';
import { floatingEntrance, floatingItem, floatingPanel } from '../../styles/floating.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ position: 'relative', display: 'inline-block' }));
export const panel = style(
  inPrimitives({
    ...floatingPanel,
    ...floatingEntrance,
    position: 'absolute',
    zIndex: vars.layer.float,
    minInlineSize: '12rem',
    maxInlineSize: 'min(24rem, 92vw)',
    padding: space.xs,
    fontSize: vars.fontSize.ui,
    overflowY: 'auto',
    // Positioned by script, in the top layer.
    selectors: { '&[popover]': { position: 'fixed', inset: 'auto', translate: 'none' } },
  }),
);
export const side = styleVariants({
  bottom: inPrimitives({ insetBlockStart: `calc(100% + ${space.xxs})` }),
  top: inPrimitives({ insetBlockEnd: `calc(100% + ${space.xxs})` }),
});
export const align = styleVariants({
  start: inPrimitives({ insetInlineStart: 0 }),
  center: inPrimitives({
    insetInlineStart: '50%',
    translate: '-50% 0',
    animation: 'none',
    selectors: { '[dir="rtl"] &': { translate: '50% 0' } },
  }),
  end: inPrimitives({ insetInlineEnd: 0 }),
});
export const item = style(
  inPrimitives({
    ...floatingItem,
    inlineSize: '100%',
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: vars.fontWeight.medium },
    },
  }),
);
export const itemLabel = style(inPrimitives({ flex: 1 }));
