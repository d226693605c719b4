import { style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inElements } from '../../styles/layers.ts';
import { pulse } from '../../styles/motion.css.ts';
import { vars } from '../../tokens/contract.css.ts';

export const placeholder = style(
  inElements({
    display: 'block',
    background: vars.color.tile,
    '@media': {
      '(prefers-reduced-motion: no-preference)': { animation: `${pulse} 1.6s ease-in-out infinite` },
      [forcedColors]: { border: '1px solid GrayText' },
    },
    selectors: { '&:last-child:nth-child(n + 3)': { inlineSize: '62%' } },
  }),
);
export const shape = styleVariants({
  text: inElements({ blockSize: '0.8em', marginBlock: '0.35em', borderRadius: vars.radius.xxs }),
  box: inElements({ blockSize: '100%', minBlockSize: '3rem', borderRadius: vars.radius.sm }),
  circle: inElements({ inlineSize: '3rem', aspectRatio: '1', borderRadius: vars.radius.full }),
  tile: inElements({ aspectRatio: '1', borderRadius: vars.radius.md }),
});
export const lines = style(inElements({ display: 'block' }));
