import { createVar, style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, radius } = vars;

/** Positions on the track, 0 to 1; set by script. */
export const from = createVar();
export const to = createVar();
export const at = createVar();

const thumbSize = '24px';
/** The centre of the thumb, which stays inside the track. */
const middle = (share: string) => `calc(${thumbSize} / 2 + ${share} * (100% - ${thumbSize}))`;

export const root = style(
  inPrimitives({
    vars: { [from]: '0', [to]: '0' },
    position: 'relative',
    display: 'grid',
    alignItems: 'center',
    minBlockSize: '44px',
  }),
);
export const head = style(
  inPrimitives({ color: color.textMuted, fontVariantNumeric: 'tabular-nums', fontSize: vars.fontSize.sm }),
);
const rail = {
  position: 'absolute',
  blockSize: '6px',
  borderRadius: radius.full,
  pointerEvents: 'none',
} as const;
export const track = style(
  inPrimitives({
    ...rail,
    insetInline: 0,
    background: color.line,
    '@media': { '(forced-colors: active)': { border: '1px solid CanvasText' } },
  }),
);
export const fill = style(
  inPrimitives({
    ...rail,
    insetInlineStart: middle(from),
    inlineSize: `calc((${to} - ${from}) * (100% - ${thumbSize}))`,
    background: color.ink,
    selectors: {
      // With one thumb the fill begins at the start of the track.
      '[data-single] > &': { insetInlineStart: 0, inlineSize: middle(to) },
      '[data-disabled] > &': { background: color.control },
    },
    '@media': { '(forced-colors: active)': { forcedColorAdjust: 'none', background: 'Highlight' } },
  }),
);

const thumb = {
  appearance: 'none',
  boxSizing: 'border-box',
  inlineSize: thumbSize,
  blockSize: thumbSize,
  border: `2px solid ${color.ink}`,
  borderRadius: radius.full,
  background: color.surface,
  cursor: 'grab',
  pointerEvents: 'auto',
} as const;
const thumbOff = { borderColor: color.control, cursor: 'not-allowed' } as const;

/** The native range input handles keys, touch and form; only its thumb is visible. */
export const input = style(
  inPrimitives({
    appearance: 'none',
    // Above the line, which is absolutely positioned.
    position: 'relative',
    gridArea: '1 / 1',
    inlineSize: '100%',
    blockSize: '44px',
    background: 'transparent',
    cursor: 'pointer',
    selectors: {
      '&::-webkit-slider-runnable-track': { background: 'transparent' },
      '&::-moz-range-track': { background: 'transparent' },
      '&::-webkit-slider-thumb': thumb,
      '&::-moz-range-thumb': thumb,
      '&:active::-webkit-slider-thumb': { cursor: 'grabbing' },
      '&:disabled': { cursor: 'not-allowed' },
      '&:disabled::-webkit-slider-thumb': thumbOff,
      '&:disabled::-moz-range-thumb': thumbOff,
      '&:focus-visible': { outlineColor: 'transparent' },
      '&:focus-visible::-webkit-slider-thumb': {
        outline: `2px solid ${color.focus}`,
        outlineOffset: '2px',
      },
      '&:focus-visible::-moz-range-thumb': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
  }),
);
/** Two inputs overlap: each reacts to presses on its thumb only. */
export const layered = style(inPrimitives({ pointerEvents: 'none' }));

export const marks = style(
  inPrimitives({
    position: 'relative',
    blockSize: '1.5rem',
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);
export const mark = style(
  inPrimitives({
    vars: { [at]: '0' },
    position: 'absolute',
    insetInlineStart: middle(at),
    translate: '-50% 0',
    whiteSpace: 'nowrap',
    selectors: {
      '[dir="rtl"] &': { translate: '50% 0' },
      // The labels at the ends stay inside the track.
      '&[data-end="start"]': { insetInlineStart: 0, translate: 'none' },
      '&[data-end="end"]': { insetInlineStart: 'auto', insetInlineEnd: 0, translate: 'none' },
      // The positions are set by script: without it only the labels at the ends are shown.
      '&:not([data-placed]):not([data-end])': { visibility: 'hidden' },
    },
  }),
);
/** When both thumbs are at the upper end, the lower one must be on top. */
export const above = style(inPrimitives({ zIndex: vars.layer.raised }));
export const legend = style(inPrimitives({ fontSize: vars.fontSize.sm }));
