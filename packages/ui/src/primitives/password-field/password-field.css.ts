import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const help = style(inPrimitives({ display: 'grid', gap: vars.space.xxs }));
export const meter = style(inPrimitives({ display: 'flex', alignItems: 'center', gap: vars.space.xs }));
export const bars = style(inPrimitives({ display: 'flex', gap: vars.space.xxs, inlineSize: '9rem' }));
export const bar = style(
  inPrimitives({
    flex: 1,
    blockSize: '4px',
    borderRadius: vars.radius.full,
    background: color.line,
    forcedColorAdjust: 'none',
    selectors: {
      '[data-strength="1"] > &[data-on]': { background: color.critical },
      '[data-strength="2"] > &[data-on]': { background: color.warning },
      '[data-strength="3"] > &[data-on], [data-strength="4"] > &[data-on]': { background: color.success },
    },
  }),
);
