import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { space } = vars;

/** The further views, above the first picture of the card. */
export const views = style(
  inCommerce({
    position: 'absolute',
    inset: 0,
    display: 'none',
    '@media': { '(hover: hover)': { selectors: { 'article:hover &': { display: 'block' } } } },
  }),
);
export const view = style(
  inCommerce({
    position: 'absolute',
    inset: 0,
    visibility: 'hidden',
    selectors: { '&[data-active]': { visibility: 'visible' } },
  }),
);
export const fill = style(inCommerce({ inlineSize: '100%', blockSize: '100%' }));
export const dots = style(
  inCommerce({
    position: 'absolute',
    insetBlockEnd: space.xs,
    insetInline: 0,
    display: 'flex',
    justifyContent: 'center',
    gap: space.xxs,
    pointerEvents: 'none',
  }),
);
export const dot = style(
  inCommerce({
    inlineSize: '6px',
    blockSize: '6px',
    border: `1px solid ${vars.picture.ink}`,
    borderRadius: vars.radius.full,
    background: vars.picture.paper,
    selectors: { '&[data-active]': { background: vars.picture.ink } },
  }),
);
