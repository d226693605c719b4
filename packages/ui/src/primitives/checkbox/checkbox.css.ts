import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color } = vars;

export const root = style(inPrimitives({ display: 'flex', flexDirection: 'column', gap: vars.space.snug }));
export const row = style(
  inPrimitives({
    display: 'flex',
    gap: vars.space.cosy,
    alignItems: 'flex-start',
    minBlockSize: vars.size.target.min,
    lineHeight: vars.lineHeight.snug,
    cursor: 'pointer',
    selectors: { '&:has(:disabled)': { cursor: 'not-allowed', color: color.textSubtle } },
  }),
);
export const bareRow = style(inPrimitives({ minInlineSize: vars.size.target.min }));

// Shapes instead of pictures: `img-src 'self'` forbids data: addresses.
const tick = 'polygon(16% 55%, 26% 45%, 41% 60%, 74% 24%, 84% 34%, 41% 80%)';
const dash = 'inset(44% 22% round 1px)';

/** Shared by checkboxes and radio buttons: the native control with our styles. */
export const box = style(
  inPrimitives({
    appearance: 'none',
    position: 'relative',
    flex: 'none',
    marginBlock: vars.space.hair,
    inlineSize: '20px',
    blockSize: '20px',
    border: `1.5px solid ${color.control}`,
    background: color.surface,
    cursor: 'inherit',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:checked, &:indeterminate:not([type="radio"])': { background: color.ink, borderColor: color.ink },
      '&:disabled': { background: color.sunken, borderColor: color.line },
      '&:disabled:checked': { background: color.textSubtle },
      '&[aria-invalid="true"]': { borderColor: color.critical },
      '&::after': { content: '', position: 'absolute', inset: 0, background: color.onInk, opacity: 0 },
      '&:checked::after, &:indeterminate:not([type="radio"])::after': { opacity: 1 },
    },
    // The browser draws the whole control, including the tick.
    '@media': { [forcedColors]: { appearance: 'auto', selectors: { '&::after': { display: 'none' } } } },
  }),
);
export const square = style(
  inPrimitives({
    borderRadius: vars.radius.xs,
    selectors: {
      '&::after': { clipPath: tick },
      '&:indeterminate::after': { clipPath: dash },
    },
  }),
);
export const round = style(
  inPrimitives({
    borderRadius: vars.radius.full,
    selectors: { '&::after': { inset: '5px', borderRadius: 'inherit' } },
  }),
);
export const label = style(inPrimitives({ paddingBlockStart: '1px', minInlineSize: 0 }));
