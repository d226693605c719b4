import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { place, square } from './gallery-square.ts';

const { color, space } = vars;

export const frame = style(inPrimitives(place));
export const video = style(
  inPrimitives({ ...square, selectors: { '&:focus-visible': { outlineOffset: '-4px' } } }),
);
/** Above the controls. */
export const failure = style(
  inPrimitives({
    position: 'absolute',
    insetBlockStart: space.md,
    insetInline: space.md,
    marginInline: 'auto',
    inlineSize: 'fit-content',
    paddingBlock: space.xs,
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    background: color.surface,
    color: color.text,
    fontSize: vars.fontSize.sm,
    selectors: { '&:empty': { display: 'none' } },
  }),
);
