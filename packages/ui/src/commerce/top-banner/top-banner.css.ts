import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const banner = style(
  inCommerce({
    position: 'relative',
    background: vars.color.ink,
    color: vars.color.onInk,
    fontSize: vars.fontSize.sm,
    textAlign: 'center',
    // The usual focus ring has too little contrast on this background.
    vars: { [vars.color.focus]: vars.color.onInk },
    '@media': { [forcedColors]: { borderBlockEnd: '1px solid' } },
  }),
);
export const content = style(
  inCommerce({
    display: 'block',
    paddingBlock: vars.space.cosy,
    paddingInline: `calc(${vars.space.xxl} + ${vars.space.xs})`,
    lineHeight: vars.lineHeight.snug,
    selectors: {
      'a&:hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
      'a&:focus-visible': { outlineOffset: '-3px' },
    },
  }),
);
export const close = style(
  inCommerce({
    position: 'absolute',
    insetInlineEnd: vars.space.xs,
    insetBlock: 0,
    marginBlock: 'auto',
    color: 'inherit',
    ':hover': { background: vars.color.inkHover },
  }),
);
