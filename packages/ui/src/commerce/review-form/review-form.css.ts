import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const root = style(inCommerce({ display: 'grid', gap: space.lg, minInlineSize: 0 }));
export const product = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: '64px minmax(0, 1fr)',
    alignItems: 'center',
    gap: space.md,
    lineHeight: vars.lineHeight.snug,
  }),
);
export const picture = style(inCommerce({ borderRadius: vars.radius.inset }));
export const detail = style(inCommerce({ fontSize: fontSize.sm, color: color.textMuted }));
export const ratings = style(
  inCommerce({
    display: 'grid',
    gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 18rem), 1fr))',
    gap: space.lg,
  }),
);
export const legend = style(
  inCommerce({ fontSize: fontSize.sm, fontWeight: vars.fontWeight.medium, marginBlockEnd: space.xs }),
);
export const tags = style(inCommerce({ display: 'flex', flexWrap: 'wrap', gap: space.xs }));
export const tag = style(
  inCommerce({
    position: 'relative',
    display: 'inline-flex',
    alignItems: 'center',
    gap: space.xxs,
    minBlockSize: '36px',
    paddingInline: space.sm,
    border: `1px solid ${color.control}`,
    borderRadius: vars.radius.full,
    background: color.surface,
    fontSize: fontSize.sm,
    cursor: 'pointer',
    selectors: {
      '&:hover': { borderColor: color.ink },
      '&:has(:checked)': { background: color.ink, borderColor: color.ink, color: color.onInk },
      '&:has(:focus-visible)': { outline: `2px solid ${color.focus}`, outlineOffset: '2px' },
    },
    '@media': {
      '(forced-colors: active)': { selectors: { '&:has(:checked)': { outline: '2px solid Highlight' } } },
    },
  }),
);
export const tick = style(
  inCommerce({ display: 'none', selectors: { ':checked + &': { display: 'block' } } }),
);
