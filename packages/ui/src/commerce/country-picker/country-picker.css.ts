import { style } from '@vanilla-extract/css';
import { floatingPanel } from '../../styles/floating.ts';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const flag = style(
  inCommerce({
    inlineSize: '24px',
    blockSize: '16px',
    flex: 'none',
    borderRadius: vars.radius.xxs,
    overflow: 'hidden',
    boxShadow: `0 0 0 1px ${color.line}`,
    // The drawings of flags need script.
    '@media': { '(scripting: none)': { display: 'none' } },
  }),
);
export const root = style(inCommerce({ position: 'relative', display: 'flex', inlineSize: '100%' }));
export const frame = style(
  inCommerce({
    position: 'relative',
    display: 'flex',
    alignItems: 'center',
    flex: 1,
    minInlineSize: 0,
    minBlockSize: '46px',
  }),
);
/** The visible value. The select above it is transparent, but remains the control. */
export const face = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.cosy,
    flex: 1,
    minInlineSize: 0,
    paddingInline: space.roomy,
    pointerEvents: 'none',
    whiteSpace: 'nowrap',
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const faceName = style(inCommerce({ flex: 1, overflow: 'hidden', textOverflow: 'ellipsis' }));
export const chevron = style(inCommerce({ color: color.textMuted }));
export const select = style(
  inCommerce({
    position: 'absolute',
    inset: 0,
    inlineSize: '100%',
    blockSize: '100%',
    border: 0,
    background: 'none',
    opacity: 0,
    cursor: 'pointer',
    fontSize: fontSize.md,
  }),
);
export const panel = style(
  inCommerce({
    position: 'fixed',
    inset: 'auto',
    // Exactly the minimum width that useFloat sets.
    inlineSize: 0,
    ...floatingPanel,
    overflow: 'hidden',
    selectors: { '&:popover-open': { display: 'flex', flexDirection: 'column' } },
  }),
);
export const search = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.xs,
    paddingInline: space.roomy,
    borderBlockEnd: `1px solid ${color.line}`,
    color: color.textMuted,
  }),
);
export const searchInput = style(
  inCommerce({
    flex: 1,
    minInlineSize: 0,
    blockSize: '48px',
    border: 0,
    background: 'transparent',
    color: color.text,
    fontSize: fontSize.md,
    selectors: {
      '&:focus-visible': { outlineColor: 'transparent', outlineOffset: 0 },
      '&::placeholder': { color: color.textSubtle, opacity: 1 },
    },
  }),
);
export const list = style(
  inCommerce({
    position: 'relative',
    minBlockSize: 0,
    maxBlockSize: vars.size.picker.height,
    overflowY: 'auto',
    overscrollBehavior: 'contain',
  }),
);
export const option = style(
  inCommerce({
    position: 'absolute',
    insetInline: '4px',
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    paddingInline: space.cosy,
    borderRadius: vars.radius.sm,
    cursor: 'pointer',
    selectors: {
      '&[data-active]': {
        background: color.sunken,
        outline: `2px solid ${color.focus}`,
        outlineOffset: '-2px',
      },
      '&[aria-selected="true"]': { fontWeight: vars.fontWeight.medium },
      '&:hover': { background: color.sunken },
    },
  }),
);
export const names = style(
  inCommerce({
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  }),
);
export const native = style(
  inCommerce({ color: color.textMuted, fontSize: fontSize.sm, marginInlineStart: space.xs }),
);
export const dial = style(inCommerce({ color: color.textMuted, fontVariantNumeric: 'tabular-nums' }));
export const none = style(inCommerce({ padding: space.lg, textAlign: 'center', color: color.textMuted }));

export const phone = style(inCommerce({ position: 'relative', paddingInlineStart: 0 }));
export const phoneCountry = style(
  inCommerce({
    alignSelf: 'stretch',
    display: 'flex',
    borderInlineEnd: `1px solid ${color.line}`,
    borderStartStartRadius: 'inherit',
    borderEndStartRadius: 'inherit',
  }),
);
