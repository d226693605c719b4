import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { awaySlide, slideItem, slideTrack } from '../../styles/slides.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(
  inPrimitives({
    display: 'grid',
    gap: space.sm,
    alignItems: 'start',
    minInlineSize: 0,
    '@media': { [from('md')]: { gridTemplateColumns: '72px minmax(0, 1fr)' } },
  }),
);
export const stage = style(
  inPrimitives({
    position: 'relative',
    minInlineSize: 0,
    // A single picture has no thumbnails beside it.
    selectors: { '&:only-child': { gridColumn: '1 / -1' } },
  }),
);
export const track = style(
  inPrimitives({
    ...slideTrack,
    background: color.tile,
  }),
);
export const slide = style(inPrimitives(slideItem));
// A link also shows a slide before script is loaded.
globalStyle(`${slide}[data-away]:not(:target)`, inPrimitives(awaySlide));
export const zoom = style(
  inPrimitives({
    display: 'block',
    cursor: 'zoom-in',
    selectors: { '&:focus-visible': { outlineOffset: '-4px' } },
  }),
);
/** Enlarged under a mouse; `hoverZoom` of gallery.tsx sets the position. */
export const magnified = style(inPrimitives({ overflow: 'hidden' }));
globalStyle(
  `${magnified}[data-magnified] img`,
  inPrimitives({
    transformOrigin: 'var(--mf-gallery-x, 50%) var(--mf-gallery-y, 50%)',
    scale: '2',
  }),
);
export const expand = style(
  inPrimitives({ position: 'absolute', insetBlockEnd: space.md, insetInlineEnd: space.md }),
);
/** At the upper edge, because the controls of a video are at the lower one. */
export const aboveControls = style(
  inPrimitives({ position: 'absolute', insetBlockStart: space.md, insetInlineEnd: space.md }),
);
export const thumbs = style(
  inPrimitives({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fill, minmax(60px, 1fr))',
    alignContent: 'start',
    gap: space.xs,
    '@media': { [from('md')]: { order: -1, gridTemplateColumns: '72px' } },
  }),
);
export const thumb = style(
  inPrimitives({
    position: 'relative',
    display: 'block',
    inlineSize: '100%',
    borderRadius: vars.radius.sm,
    overflow: 'hidden',
    border: '2px solid transparent',
    selectors: {
      '&:hover': { borderColor: color.control },
      '&[aria-current]': { borderColor: color.ink },
    },
    '@media': {
      [forcedColors]: {
        borderColor: 'Canvas',
        selectors: { '&[aria-current]': { borderColor: 'Highlight' } },
      },
    },
  }),
);
export const thumbImage = style(inPrimitives({ borderRadius: vars.radius.xs }));
