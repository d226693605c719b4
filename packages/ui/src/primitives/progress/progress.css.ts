import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius } = vars;

export const root = style(inPrimitives({ display: 'grid', gap: space.xxs, inlineSize: '100%' }));
export const head = style(
  inPrimitives({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'space-between',
    columnGap: space.sm,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.snug,
    overflowWrap: 'anywhere',
  }),
);
export const label = style(inPrimitives({ fontWeight: vars.fontWeight.medium }));
export const value = style(inPrimitives({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));

const slide = keyframes({
  from: { backgroundPosition: '150% 0' },
  to: { backgroundPosition: '-50% 0' },
});
const waiting = {
  backgroundImage: `linear-gradient(90deg, transparent 0 50%, currentColor 50% 100%)`,
  backgroundSize: '200% 100%',
} as const;

/** The native elements; each browser engine has its own pseudo-element for the fill. */
export const bar = style(
  inPrimitives({
    appearance: 'none',
    display: 'block',
    inlineSize: '100%',
    border: 0,
    borderRadius: radius.full,
    background: color.line,
    overflow: 'clip',
    selectors: {
      '&::-webkit-progress-bar': { background: 'transparent' },
      '&::-webkit-progress-value': { background: 'currentColor', borderRadius: radius.full },
      '&::-moz-progress-bar': { background: 'currentColor', borderRadius: radius.full },
      '&::-webkit-meter-inner-element': {
        display: 'block',
        position: 'relative',
        blockSize: '100%',
      },
      '&::-webkit-meter-bar': {
        position: 'absolute',
        inset: 0,
        blockSize: '100%',
        minBlockSize: 0,
        border: 0,
        borderRadius: radius.full,
        background: 'transparent',
      },
      '&::-webkit-meter-optimum-value': { background: 'currentColor', borderRadius: radius.full },
      '&::-webkit-meter-suboptimum-value': { background: 'currentColor', borderRadius: radius.full },
      '&::-webkit-meter-even-less-good-value': { background: 'currentColor', borderRadius: radius.full },
      '&::-moz-meter-bar': { background: 'currentColor', borderRadius: radius.full },
      '&:indeterminate': waiting,
      '&:indeterminate::-moz-progress-bar': { background: 'transparent' },
    },
    '@media': {
      // The border shows the track; the system colour fills it.
      '(forced-colors: active)': {
        border: '1px solid CanvasText',
        forcedColorAdjust: 'none',
        background: 'Canvas',
        color: 'Highlight',
      },
      '(prefers-reduced-motion: no-preference)': {
        selectors: {
          '&:indeterminate': { animation: `${slide} 1.6s linear infinite` },
          '[dir="rtl"] &:indeterminate': { animationDirection: 'reverse' },
        },
      },
    },
  }),
);
export const size = styleVariants({ sm: '6px', md: '10px' }, (blockSize) => inPrimitives({ blockSize }));
export const tone = styleVariants(
  { neutral: color.ink, success: color.success, warning: color.warning, critical: color.critical },
  (ink) => inPrimitives({ color: ink }),
);
