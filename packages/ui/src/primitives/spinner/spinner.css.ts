import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inElements } from '../../styles/layers.ts';
import { spin } from '../../styles/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const spinner = style(
  inElements({
    display: 'inline-block',
    inlineSize: '1.5em',
    blockSize: '1.5em',
    border: `2px solid ${vars.color.line}`,
    borderBlockStartColor: vars.color.ink,
    borderRadius: vars.radius.full,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${spin} 800ms linear infinite` },
      [forcedColors]: { borderColor: 'CanvasText', borderBlockStartColor: 'Canvas' },
    },
  }),
);
