import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const trigger = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: vars.space.snug,
    minBlockSize: '28px',
    paddingInline: vars.space.xs,
    borderRadius: vars.radius.xs,
    color: vars.color.text,
    ':hover': { background: vars.color.tile },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
);
