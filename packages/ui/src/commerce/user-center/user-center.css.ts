import { style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, fontSize } = vars;

export const layout = style(
  inCommerce({
    display: 'grid',
    gap: space.xl,
    alignItems: 'start',
    paddingBlock: space.xl,
    '@media': { [from('lg')]: { gridTemplateColumns: '15rem minmax(0, 1fr)', columnGap: space.xxl } },
  }),
);
export const side = style(inCommerce({ display: 'grid', gap: space.lg, minInlineSize: 0 }));
export const menu = style(
  inCommerce({
    display: 'flex',
    gap: space.xxs,
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': { [from('lg')]: { flexDirection: 'column' } },
  }),
);
export const link = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.sm,
    minBlockSize: '44px',
    paddingInline: space.sm,
    borderRadius: vars.radius.sm,
    whiteSpace: 'nowrap',
    color: color.textMuted,
    selectors: {
      '&:hover': { background: color.sunken, color: color.text },
      '&:focus-visible': { outlineOffset: '-2px' },
      '&[aria-current]': { background: color.sunken, color: color.text, fontWeight: vars.fontWeight.medium },
    },
    '@media': { '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid' } } } },
  }),
);
export const content = style(inCommerce({ minInlineSize: 0 }));
export const profile = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    padding: space.lg,
    borderRadius: vars.radius.md,
    background: color.sunken,
  }),
);
export const who = style(
  inCommerce({ display: 'flex', alignItems: 'center', gap: space.sm, minInlineSize: 0 }),
);
export const nickname = style(
  inCommerce({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug }),
);
export const facts = style(
  inCommerce({ display: 'grid', gap: space.xs, fontSize: fontSize.sm, lineHeight: vars.lineHeight.snug }),
);
export const term = style(inCommerce({ color: color.textMuted }));
export const balance = style(
  inCommerce({
    fontSize: fontSize.xl,
    fontWeight: vars.fontWeight.medium,
    fontVariantNumeric: 'tabular-nums',
  }),
);
