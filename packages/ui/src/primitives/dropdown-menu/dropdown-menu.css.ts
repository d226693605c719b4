import { style } from '@vanilla-extract/css';
import { floatingEntrance, floatingGroupLabel, floatingItem, floatingPanel } from '../../styles/floating.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ display: 'inline-block' }));
export const menu = style(
  inPrimitives({
    ...floatingPanel,
    ...floatingEntrance,
    minInlineSize: '12rem',
    maxInlineSize: 'min(24rem, 92vw)',
    padding: space.xs,
    maxBlockSize: 'var(--radix-popper-available-height)',
    overflowY: 'auto',
    fontSize: vars.fontSize.sm,
    selectors: { '&:focus-visible': { outline: 'none' } },
  }),
);
export const item = style(
  inPrimitives({
    ...floatingItem,
    inlineSize: '100%',
    cursor: 'pointer',
    selectors: {
      // The pointer moves the focus as well, so only one item is highlighted.
      '&:focus': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-haspopup][data-state="open"]': { background: color.sunken },
      '&[data-tone="critical"]': { color: color.critical },
      '&[data-tone="critical"]:focus': { background: color.criticalSoft },
      '&[aria-disabled="true"]': { color: color.textSubtle, cursor: 'not-allowed' },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } },
      },
    },
  }),
);
export const itemLabel = style(inPrimitives({ flex: 1, minInlineSize: 0 }));
export const detail = style(inPrimitives({ color: color.textMuted }));
export const check = style(
  inPrimitives({
    flex: 'none',
    visibility: 'hidden',
    selectors: { '[aria-checked="true"] > &': { visibility: 'visible' } },
  }),
);
export const groupLabel = style(inPrimitives(floatingGroupLabel));
export const separator = style(
  inPrimitives({ marginBlock: space.xs, borderBlockStart: `1px solid ${color.line}` }),
);
