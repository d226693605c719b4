import { globalStyle, style } from '@vanilla-extract/css';
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
  inCommerce({ padding: space.xxs, ':hover': { color: color.text, textDecoration: 'underline' } }),
);
export const row = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    borderRadius: vars.radius.sm,
    selectors: { '&:hover, &:focus-within': { background: color.sunken } },
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
globalStyle(
  `${label} mark`,
  inCommerce({ background: 'none', color: 'inherit', fontWeight: vars.fontWeight.bold }),
);
