import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const toolbar = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.xxs,
    padding: space.xxs,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    selectors: { '&[data-orientation="vertical"]': { flexDirection: 'column', inlineSize: 'fit-content' } },
  }),
);
export const separator = style(
  inPrimitives({
    alignSelf: 'stretch',
    background: color.line,
    selectors: {
      '&[data-orientation="vertical"]': { inlineSize: '1px', marginInline: space.xxs },
      '&[data-orientation="horizontal"]': { blockSize: '1px', marginBlock: space.xxs },
    },
    '@media': { '(forced-colors: active)': { background: 'CanvasText' } },
  }),
);
