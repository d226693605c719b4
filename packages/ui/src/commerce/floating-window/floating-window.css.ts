import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(
  inCommerce({
    position: 'fixed',
    insetInlineEnd: 0,
    // Positioned above the sticky buy bar of a product, with a lower `z-index`.
    insetBlockEnd: `calc(${space.xxxl} + ${space.lg})`,
    zIndex: vars.layer.sticky,
    inlineSize: vars.size.float.width,
    display: 'none',
    flexDirection: 'column',
    padding: space.xxs,
    gap: space.xxs,
    border: `1px solid ${color.line}`,
    borderInlineEnd: 0,
    borderStartStartRadius: vars.radius.md,
    borderEndStartRadius: vars.radius.md,
    background: color.surface,
    boxShadow: vars.shadow.float,
    selectors: { '&[data-state="open"]': { display: 'flex' } },
    '@media': {
      [from('lg')]: { display: 'flex', insetBlockEnd: vars.size.float.bottom, zIndex: vars.layer.float },
    },
  }),
);
export const action = style(
  inCommerce({
    position: 'relative',
    display: 'grid',
    placeItems: 'center',
    inlineSize: '100%',
    minBlockSize: '52px',
    borderRadius: vars.radius.sm,
    color: color.text,
    selectors: {
      '&:hover': { background: color.sunken },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[hidden]': { display: 'none' },
    },
  }),
);
/** Hidden in narrow windows, whose header has a cart link. */
export const cart = style(inCommerce({ display: 'none', '@media': { [from('lg')]: { display: 'grid' } } }));
export const count = style(
  inCommerce({ position: 'absolute', insetBlockStart: '4px', insetInlineEnd: '4px' }),
);
export const service = style(inCommerce({ inlineSize: '100%' }));
export const panel = style(
  inCommerce({
    minInlineSize: '15rem',
    padding: space.md,
  }),
);
export const serviceBody = style(inCommerce({ display: 'grid', gap: space.sm }));
export const serviceTitle = style(inCommerce({ fontWeight: vars.fontWeight.medium }));
export const phone = style(
  inCommerce({
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xs,
    fontVariantNumeric: 'tabular-nums',
  }),
);
export const qr = style(
  inCommerce({
    display: 'grid',
    justifyItems: 'center',
    gap: space.xs,
    fontSize: vars.fontSize.xs,
    color: color.textMuted,
  }),
);
