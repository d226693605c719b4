import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

/** Dark on light in every theme, because many readers cannot read inverted codes. */
export const code = style(
  inPrimitives({
    display: 'block',
    maxInlineSize: '100%',
    blockSize: 'auto',
    aspectRatio: '1',
    borderRadius: vars.radius.sm,
    background: vars.picture.paper,
    fill: vars.picture.ink,
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
  }),
);
export const size = styleVariants({ sm: '128px', md: '192px', lg: '256px' }, (inlineSize) =>
  inPrimitives({ inlineSize }),
);
export const ground = style(inPrimitives({ fill: vars.picture.paper }));
