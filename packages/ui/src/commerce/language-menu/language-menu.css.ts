import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const trigger = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '6px',
    minBlockSize: '28px',
    paddingInline: vars.space.xs,
    borderRadius: '6px',
    color: vars.color.text,
    ':hover': { background: vars.color.tile },
    ':focus-visible': { outlineOffset: '-2px' },
  }),
);
