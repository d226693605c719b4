import { style, styleVariants } from '@vanilla-extract/css';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, fontSize } = vars;

export const root = style(
  inPrimitives({
    display: 'inline-flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    maxInlineSize: '100%',
    columnGap: '0.5em',
    fontVariantNumeric: 'tabular-nums',
    lineHeight: vars.lineHeight.snug,
  }),
);
export const size = styleVariants(
  { sm: fontSize.sm, md: fontSize.md, lg: fontSize.xl, xl: fontSize.xxl },
  (fontSize) => inPrimitives({ fontSize }),
);
export const amount = style(
  inPrimitives({
    minInlineSize: 0,
    fontWeight: vars.fontWeight.bold,
    color: color.price,
    selectors: { '&[data-sale]': { color: color.sale } },
  }),
);
const small = { fontSize: 'max(0.75rem, 0.7em)' } as const;
export const was = style(inPrimitives({ ...small, color: color.textSubtle }));
export const percent = style(
  inPrimitives({ ...small, fontWeight: vars.fontWeight.medium, color: color.sale }),
);
