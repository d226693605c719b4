import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { failing } from '../image/image.css.ts';
import { place, square } from './gallery-square.ts';

const { color, space } = vars;

export const root = style(inPrimitives(place));
export const area = style(
  inPrimitives({
    display: 'grid',
    cursor: 'grab',
    WebkitUserSelect: 'none',
    userSelect: 'none',
    // Vertical swipes scroll the page, two fingers zoom it, horizontal swipes turn the product.
    touchAction: 'pan-y pinch-zoom',
    selectors: {
      '&:active': { cursor: 'grabbing' },
      '&[aria-disabled]': { cursor: 'default' },
      '&:focus-visible': { outlineOffset: '-4px' },
    },
  }),
);
export const frame = style([failing, inPrimitives(square)]);
/** Over the lower edge of the picture, so that the picture does not move when the note changes. */
export const note = style(
  inPrimitives({
    position: 'absolute',
    insetBlockEnd: space.md,
    // Beside the button that opens the viewer.
    insetInline: `calc(2 * ${space.md} + 2.75rem)`,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    pointerEvents: 'none',
  }),
);
/** The note lets the pointer through to the picture, its buttons do not. */
export const press = style(inPrimitives({ pointerEvents: 'auto' }));
export const failure = style(
  inPrimitives({ display: 'contents', selectors: { '&:empty': { display: 'none' } } }),
);
export const words = style(
  inPrimitives({
    paddingBlock: space.xxs,
    paddingInline: space.sm,
    borderRadius: vars.radius.full,
    background: color.surface,
    color: color.text,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
  }),
);
