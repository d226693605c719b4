import { createVar, style, styleVariants } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';
import { starPath } from './star-path.ts';

const { color } = vars;

export const rating = style(
  inPrimitives({
    display: 'inline-flex',
    alignItems: 'center',
    gap: '0.4em',
    lineHeight: vars.lineHeight.snug,
  }),
);
export const size = styleVariants(
  { sm: vars.fontSize.xs, md: vars.fontSize.sm, lg: vars.fontSize.lg },
  (fontSize) => inPrimitives({ fontSize }),
);
const shape = createVar();
const starPicture = `url("data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 24 24'><path d='M0 0${starPath}'/></svg>")`;
export const stars = style(
  inPrimitives({
    flex: 'none',
    blockSize: '1.15em',
    inlineSize: '5.75em',
    background: color.line,
    fill: color.star,
    vars: { [shape]: starPicture },
    mask: `${shape} 0 0 / 20% 100%`,
    // Filled from the inline start.
    selectors: { '[dir="rtl"] &': { scale: '-1 1' } },
    '@media': {
      [forcedColors]: { forcedColorAdjust: 'none', background: 'GrayText', fill: 'CanvasText' },
    },
  }),
);
export const value = style(inPrimitives({ fontWeight: vars.fontWeight.medium }));
export const count = style(inPrimitives({ color: color.textMuted }));

export const choices = style(inPrimitives({ display: 'flex', alignItems: 'center' }));
export const choice = style(
  inPrimitives({
    padding: vars.space.hair,
    borderRadius: vars.radius.sm,
    color: color.control,
    fill: 'none',
    cursor: 'pointer',
    selectors: {
      // Filled up to the checked star, or up to the hovered one.
      '&:has(:checked), &:has(~ label :checked)': { color: color.star, fill: color.star },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}` },
      '&:hover, &:has(~ label:hover)': { color: color.star },
    },
    '@media': {
      [forcedColors]: { selectors: { '&:has(:checked), &:has(~ label :checked)': { fill: 'Highlight' } } },
    },
  }),
);
export const star = style(
  inPrimitives({
    inlineSize: '2rem',
    blockSize: '2rem',
    stroke: 'currentColor',
    strokeWidth: 1.25,
    fill: 'inherit',
  }),
);
export const valueText = style(
  inPrimitives({ marginInlineStart: vars.space.xs, color: color.textMuted, fontSize: vars.fontSize.sm }),
);
