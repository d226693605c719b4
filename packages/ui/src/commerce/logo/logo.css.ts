import { style } from '@vanilla-extract/css';
import { failing } from '../../primitives/image/image.css.ts';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const logo = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.cosy,
    maxInlineSize: '100%',
    color: vars.color.text,
  }),
);
export const mark = style(
  inCommerce({ inlineSize: '32px', blockSize: '32px', flex: 'none', fill: 'currentColor' }),
);
export const picture = style([
  failing,
  inCommerce({
    inlineSize: 'auto',
    blockSize: '32px',
    flex: 'none',
    // Reserves the space of a square picture until its aspect ratio is known.
    aspectRatio: 'auto 1 / 1',
  }),
]);
export const name = style(
  inCommerce({
    fontSize: '1.3125rem',
    fontWeight: vars.fontWeight.bold,
    letterSpacing: vars.tracking.tight,
    lineHeight: 1,
    whiteSpace: 'nowrap',
    minInlineSize: 0,
    overflowX: 'clip',
    textOverflow: 'ellipsis',
  }),
);
