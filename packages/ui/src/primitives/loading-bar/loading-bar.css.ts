import { keyframes, style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const grow = keyframes({ from: { scale: '0 1' }, '30%': { scale: '0.55 1' }, to: { scale: '0.95 1' } });

export const bar = style(
  inPrimitives({
    position: 'fixed',
    insetBlockStart: 0,
    insetInline: 0,
    zIndex: vars.layer.toast,
    blockSize: '3px',
    background: vars.color.ink,
    transformOrigin: 'left',
    pointerEvents: 'none',
    scale: '0 1',
    opacity: 0,
    selectors: {
      '[dir="rtl"] &': { transformOrigin: 'right' },
      '&[data-state="running"]': { opacity: 1 },
      '&[data-state="done"]': { scale: '1 1' },
    },
    '@media': {
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&[data-state="running"]': { animation: `${grow} 5000ms cubic-bezier(0.1, 0.6, 0.3, 1) forwards` },
          '&[data-state="done"]': { transition: 'opacity 400ms 100ms' },
        },
      },
      '(prefers-reduced-motion: reduce)': { selectors: { '&[data-state="running"]': { scale: '0.5 1' } } },
      '(forced-colors: active)': { background: 'Highlight', forcedColorAdjust: 'none' },
    },
  }),
);
