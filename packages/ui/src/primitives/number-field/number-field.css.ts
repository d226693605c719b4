import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const input = style(
  inPrimitives({
    fontVariantNumeric: 'tabular-nums',
    // Before hydration: the native buttons of a number input.
    selectors: { '&[type="number"]': { appearance: 'auto' } },
  }),
);
export const steps = style(
  inPrimitives({
    display: 'grid',
    flex: 'none',
    alignSelf: 'stretch',
    // Overlaps the border of the box, so that two buttons of the minimum size are as high as the box.
    marginBlock: '-1px',
    inlineSize: '32px',
    borderInlineStart: `1px solid ${color.line}`,
  }),
);
export const step = style(
  inPrimitives({
    display: 'grid',
    placeItems: 'center',
    color: color.textMuted,
    selectors: {
      '&:hover': { background: color.sunken, color: color.text },
      '&[aria-disabled="true"]': { color: color.textSubtle, background: 'none', cursor: 'not-allowed' },
      '& + &': { borderBlockStart: `1px solid ${color.line}` },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&[aria-disabled="true"]': { color: 'GrayText' } } },
    },
  }),
);
