import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

export const avatar = style(
  inPrimitives({
    display: 'inline-grid',
    placeItems: 'center',
    flex: 'none',
    overflow: 'hidden',
    // Visible in forced colors mode, where backgrounds are removed.
    border: '1px solid transparent',
    borderRadius: vars.radius.full,
    background: vars.color.tile,
    color: vars.color.text,
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    textTransform: 'uppercase',
  }),
);
export const size = styleVariants({ sm: '28px', md: '44px', lg: '72px' }, (side) =>
  inPrimitives({ inlineSize: side, blockSize: side, fontSize: `calc(${side} * 0.4)` }),
);
