import { style } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, radius, duration } = vars;

export const root = style(inPrimitives({ display: 'grid', gap: space.xxs }));
export const row = style(
  inPrimitives({
    display: 'flex',
    alignItems: 'flex-start',
    gap: space.sm,
    minBlockSize: vars.size.target.min,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    selectors: {
      '&:has(:disabled)': { cursor: 'not-allowed', color: color.textSubtle },
      '&[data-side="end"]': { justifyContent: 'space-between', flexDirection: 'row-reverse' },
    },
  }),
);
export const frame = style(inPrimitives({ position: 'relative', display: 'grid', flex: 'none' }));

/** The native checkbox is the track, so that clicks, drags and system settings work. */
export const track = style(
  inPrimitives({
    appearance: 'none',
    inlineSize: '44px',
    blockSize: '26px',
    border: `1.5px solid ${color.control}`,
    borderRadius: radius.full,
    background: color.surface,
    cursor: 'inherit',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:checked': { background: color.ink, borderColor: color.ink },
      '&:disabled': { background: color.sunken, borderColor: color.line },
      '&:disabled:checked': { background: color.textSubtle, borderColor: color.textSubtle },
      '&[aria-invalid="true"]': { borderColor: color.critical },
    },
    '@media': {
      '(forced-colors: active)': {
        selectors: {
          '&:checked:not(:disabled)': {
            forcedColorAdjust: 'none',
            background: 'Highlight',
            borderColor: 'CanvasText',
          },
        },
      },
      '(prefers-reduced-motion: no-preference)': {
        transition: `background-color ${duration.fast}, border-color ${duration.fast}`,
      },
    },
  }),
);
/** Position and tick show the state without colour. */
export const thumb = style(
  inPrimitives({
    position: 'absolute',
    insetBlockStart: '4px',
    insetInlineStart: '4px',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '18px',
    blockSize: '18px',
    borderRadius: radius.full,
    background: color.control,
    color: color.ink,
    pointerEvents: 'none',
    selectors: {
      ':checked ~ &': { insetInlineStart: '22px', background: color.onInk },
      ':disabled ~ &': { background: color.line },
      ':disabled:checked ~ &': { background: color.surface, color: color.textSubtle },
    },
    '@media': {
      '(forced-colors: active)': {
        forcedColorAdjust: 'none',
        background: 'CanvasText',
        color: 'Highlight',
        selectors: {
          ':checked ~ &': { background: 'HighlightText' },
          ':disabled ~ &': { background: 'GrayText' },
        },
      },
      '(prefers-reduced-motion: no-preference)': {
        transition: `inset-inline-start ${duration.fast} ${vars.easing.out}, background-color ${duration.fast}`,
      },
    },
  }),
);
export const tick = style(inPrimitives({ opacity: 0, selectors: { ':checked ~ span > &': { opacity: 1 } } }));
export const text = style(inPrimitives({ flex: 1, minInlineSize: 0, paddingBlockStart: space.hair }));
export const below = style(
  inPrimitives({
    // Below the label, not below the switch.
    selectors: { '[data-side="start"] ~ &': { paddingInlineStart: `calc(44px + ${space.sm})` } },
  }),
);
