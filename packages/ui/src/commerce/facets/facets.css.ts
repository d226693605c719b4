import { globalStyle, style } from '@vanilla-extract/css';
import { floatingEntrance, floatingPanel } from '../../styles/floating.ts';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inCommerce } from '../../styles/layers.ts';
import { whenMotionAllowed } from '../../styles/motion.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const menu = style(
  inCommerce({ position: 'relative', display: 'inline-block', maxInlineSize: '100%' }),
);
export const trigger = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    maxInlineSize: 'min(100%, 14rem)',
    minBlockSize: vars.size.control.sm,
    paddingInline: space.sm,
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.full,
    fontSize: vars.fontSize.sm,
    whiteSpace: 'nowrap',
    selectors: {
      '&:hover, [open] > &': { borderColor: color.ink },
      '&[data-selected]': { borderColor: color.ink, fontWeight: vars.fontWeight.medium },
    },
  }),
);
export const triggerLabel = style(inCommerce({ overflow: 'hidden', textOverflow: 'ellipsis' }));
export const chevron = style(
  inCommerce({
    flex: 'none',
    ...whenMotionAllowed({ transition: `rotate ${vars.duration.fast}` }),
    selectors: { '[open] > summary > &': { rotate: '180deg' } },
  }),
);
export const panel = style(
  inCommerce({
    ...floatingPanel,
    ...floatingEntrance,
    position: 'absolute',
    zIndex: vars.layer.float,
    insetBlockStart: `calc(100% + ${space.xxs})`,
    insetInlineStart: 0,
    inlineSize: 'max-content',
    minInlineSize: '15rem',
    maxInlineSize: 'min(24rem, 92vw)',
    maxBlockSize: 'min(26rem, 70vh)',
    overflowY: 'auto',
    padding: space.md,
    // Positioned by script, in the top layer.
    selectors: { '&[popover]': { position: 'fixed', inset: 'auto', translate: 'none' } },
  }),
);

export const options = style(inCommerce({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' }));
export const option = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '36px',
    paddingInline: space.xs,
    marginInline: `calc(-1 * ${space.xs})`,
    borderRadius: vars.radius.sm,
    fontSize: vars.fontSize.ui,
    lineHeight: vars.lineHeight.snug,
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { fontWeight: vars.fontWeight.medium },
    },
  }),
);
// A tick as a shape: `img-src 'self'` forbids data: addresses.
export const check = style(
  inCommerce({
    position: 'relative',
    flex: 'none',
    inlineSize: '18px',
    blockSize: '18px',
    border: `1.5px solid ${color.control}`,
    borderRadius: vars.radius.xs,
    background: color.surface,
    selectors: {
      '[aria-current] > &': { background: color.ink, borderColor: color.ink },
      '[aria-current] > &::after': {
        content: '',
        position: 'absolute',
        inset: 0,
        background: color.onInk,
        clipPath: 'polygon(16% 55%, 26% 45%, 41% 60%, 74% 24%, 84% 34%, 41% 80%)',
      },
    },
    '@media': {
      [forcedColors]: { selectors: { '[aria-current] > &': { background: 'Highlight' } } },
    },
  }),
);
export const swatch = style(
  inCommerce({
    flex: 'none',
    inlineSize: '16px',
    blockSize: '16px',
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.full,
    forcedColorAdjust: 'none',
  }),
);
export const label = style(inCommerce({ flex: 1, overflowWrap: 'anywhere' }));
export const count = style(
  inCommerce({
    color: color.textMuted,
    fontSize: vars.fontSize.sm,
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.fontWeight.regular,
  }),
);

export const applied = style(
  inCommerce({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.xs }),
);
export const clear = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    paddingInline: space.xs,
    fontSize: vars.fontSize.sm,
  }),
);

export const histogram = style(
  inCommerce({ display: 'block', inlineSize: '100%', blockSize: '40px', fill: color.line }),
);
globalStyle(`${histogram} [data-chosen]`, inCommerce({ fill: color.textSubtle }));
