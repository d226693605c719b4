import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const header = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    minBlockSize: '36px',
    paddingInline: space.xs,
    fontSize: fontSize.xs,
    fontWeight: vars.fontWeight.medium,
    color: color.textMuted,
  }),
);
export const clear = style(
  inCommerce({
    position: 'absolute',
    insetInlineEnd: space.sm,
    minBlockSize: '36px',
    fontSize: fontSize.xs,
    color: color.textMuted,
    padding: space.xxs,
    ':hover': { color: color.text, textDecoration: 'underline' },
  }),
);
export const row = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    borderRadius: vars.radius.sm,
    selectors: {
      '&:hover, &[data-active]': { background: color.sunken },
      // Forced colours replace the background: the active row needs an outline.
      '&[data-active]': { outline: '2px solid transparent', outlineOffset: '-2px' },
    },
  }),
);
export const entry = style(
  inCommerce({
    flex: 1,
    minInlineSize: 0,
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '40px',
    padding: space.xs,
    borderRadius: vars.radius.sm,
    fontSize: fontSize.ui,
    lineHeight: vars.lineHeight.snug,
    ':focus-visible': { outlineOffset: '-2px' },
  }),
);
export const icon = style(inCommerce({ color: color.textSubtle }));
export const picture = style(inCommerce({ inlineSize: '40px', borderRadius: vars.radius.xs, flex: 'none' }));
export const label = style(inCommerce({ flex: 1, minInlineSize: 0 }));
export const meta = style(inCommerce({ flex: 'none', fontSize: fontSize.sm, color: color.textMuted }));
export const cell = style(inCommerce({ flex: 1, minInlineSize: 0 }));
export const removeCell = style(inCommerce({ flex: 'none', borderRadius: vars.radius.full }));
export const remove = style(
  inCommerce({
    display: 'grid',
    placeItems: 'center',
    inlineSize: '32px',
    blockSize: '32px',
    borderRadius: vars.radius.full,
    selectors: { '&:hover, [aria-selected="true"] > &': { background: color.line } },
  }),
);
export const reason = style(inCommerce({ display: 'block', fontSize: fontSize.xs, color: color.textMuted }));
