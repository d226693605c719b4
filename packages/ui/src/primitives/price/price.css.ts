import { style, styleVariants } from '@vanilla-extract/css';
import { hidden } from '../../styles/hidden.ts';
import { inPrimitives } from '../../styles/layers.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, fontSize } = vars;

export const root = style(
  inPrimitives({
    display: 'inline-block',
    maxInlineSize: '100%',
    fontVariantNumeric: 'tabular-nums',
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.snug,
    color: color.price,
    selectors: { '&[data-sale]': { color: color.sale } },
  }),
);
export const size = styleVariants(
  { sm: fontSize.sm, md: fontSize.md, lg: fontSize.xl, xl: fontSize.xxl },
  (fontSize) => inPrimitives({ fontSize }),
);
const small = { fontSize: 'max(0.75rem, 0.7em)' } as const;
export const was = style(
  inPrimitives({
    ...small,
    fontWeight: vars.fontWeight.regular,
    color: color.textSubtle,
    // Read aloud before the former price; not a separate element, because a page would have a hundred of them.
    '::before': { ...hidden, content: 'attr(data-label) " "' },
  }),
);
export const percent = style(inPrimitives({ ...small, fontWeight: vars.fontWeight.medium }));
