import { createVar, style } from '@vanilla-extract/css';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { inCommerce } from '../../styles/layers.ts';

const picture = (fill: 'none' | 'black') =>
  `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24' fill='${fill}' stroke='black' stroke-width='1.5' stroke-linejoin='round'><path d='M12 20S3.5 15.25 3.5 9.25A4.5 4.5 0 0 1 12 7a4.5 4.5 0 0 1 8.5 2.25C20.5 15.25 12 20 12 20'/></svg>")`;
const shape = createVar();

/** The heart is no element of its own, of which a list would have two hundred. */
export const heart = style(
  inCommerce({
    vars: { [shape]: picture('none') },
    '::before': {
      content: '',
      inlineSize: '1.25rem',
      blockSize: '1.25rem',
      background: 'currentColor',
      mask: shape,
    },
    selectors: { '&[aria-pressed="true"]': { vars: { [shape]: picture('black') } } },
    '@media': { [forcedColors]: { '::before': forcedMark } },
  }),
);
