import { globalStyle, style } from '@vanilla-extract/css';
import { forcedColors, forcedMark } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { awaySlide, slideItem, slideTrack } from '../../styles/slides.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(inPrimitives({ position: 'relative', display: 'flex', flexDirection: 'column' }));
export const track = style(
  inPrimitives({
    ...slideTrack,
    overscrollBehaviorX: 'contain',
  }),
);
export const slide = style(inPrimitives(slideItem));
globalStyle(`${slide}[data-away]`, inPrimitives(awaySlide));
export const controls = style(
  inPrimitives({
    position: 'absolute',
    // Below or above the slides, which come after it in the HTML.
    order: 1,
    zIndex: 1,
    insetBlockEnd: space.md,
    insetInline: space.md,
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: space.xs,
    pointerEvents: 'none',
    // On a small picture the dots would cover its text.
    '@media': { [below('md')]: { position: 'static' } },
  }),
);
export const pill = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'center',
    padding: space.hair,
    borderRadius: vars.radius.full,
    background: color.surface,
    boxShadow: vars.shadow.float,
    pointerEvents: 'auto',
    '@media': { [below('md')]: { background: 'none', boxShadow: 'none' } },
  }),
);
export const wideOnly = style(inPrimitives({ '@media': { [below('md')]: { display: 'none' } } }));
export const dot = style(
  inPrimitives({
    inlineSize: '24px',
    blockSize: '32px',
    display: 'grid',
    placeItems: 'center',
    borderRadius: vars.radius.full,
  }),
);
globalStyle(
  `${dot}::before`,
  inPrimitives({
    content: '',
    inlineSize: '8px',
    blockSize: '8px',
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.full,
  }),
);
globalStyle(
  `${dot}[aria-current]::before`,
  inPrimitives({
    background: color.ink,
    borderColor: color.ink,
    inlineSize: '18px',
    '@media': { [forcedColors]: forcedMark },
  }),
);
