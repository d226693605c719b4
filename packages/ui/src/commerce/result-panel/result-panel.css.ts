import { style, styleVariants } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const panel = style(
  inCommerce({
    display: 'grid',
    justifyItems: 'center',
    gap: space.md,
    maxInlineSize: '36rem',
    marginInline: 'auto',
    paddingBlock: space.xxxl,
    textAlign: 'center',
  }),
);
export const mark = styleVariants(
  {
    paid: [color.successSoft, color.success],
    pending: [color.warningSoft, color.warning],
    failed: [color.criticalSoft, color.critical],
    missing: [color.sunken, color.textMuted],
  },
  ([background, text]) =>
    inCommerce({
      display: 'grid',
      placeItems: 'center',
      inlineSize: '88px',
      blockSize: '88px',
      borderRadius: vars.radius.full,
      background,
      color: text,
    }),
);
export const description = style(inCommerce({ color: color.textMuted }));
export const details = style(
  inCommerce({ inlineSize: '100%', textAlign: 'start', marginBlockStart: space.xs }),
);
export const actions = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    justifyContent: 'center',
    gap: space.xs,
    marginBlockStart: space.xs,
  }),
);
export const code = style(
  inCommerce({
    fontSize: 'clamp(5rem, 3rem + 10vw, 10rem)',
    fontWeight: vars.fontWeight.medium,
    lineHeight: 1,
    letterSpacing: '-0.04em',
    color: color.control,
    fontVariantNumeric: 'tabular-nums',
    WebkitUserSelect: 'none',
    userSelect: 'none',
  }),
);
