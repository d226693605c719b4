import { globalStyle, style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { target } from '../../styles/target.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size, fontSize } = vars;

export const footer = style(
  inCommerce({
    marginBlockStart: space.section,
    background: color.sunken,
    color: color.textMuted,
    fontSize: fontSize.sm,
    // Names of shops and categories are external data of any length.
    overflowWrap: 'anywhere',
  }),
);
export const inner = style(
  inCommerce({
    maxInlineSize: `calc(${size.content.wide} + 2 * ${size.content.gutter})`,
    marginInline: 'auto',
    paddingInline: size.content.gutter,
  }),
);
export const top = style(
  inCommerce({
    display: 'grid',
    gap: space.xl,
    gridTemplateColumns: 'minmax(0, 1fr)',
    paddingBlock: space.xxl,
    '@media': { [from('md')]: { gridTemplateColumns: 'minmax(14rem, 1.4fr) minmax(0, 3fr)' } },
  }),
);
export const intro = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    gridTemplateColumns: 'minmax(0, 1fr)',
    alignContent: 'start',
    maxInlineSize: '22rem',
  }),
);
export const columns = style(
  inCommerce({ display: 'grid', gap: space.xl, gridTemplateColumns: 'repeat(auto-fit, minmax(9rem, 1fr))' }),
);
export const title = style(
  inCommerce({ color: color.text, fontWeight: vars.fontWeight.medium, marginBlockEnd: space.xs }),
);
export const link = style(inCommerce({ ...target, display: 'inline-block', paddingBlock: space.snug }));
globalStyle(
  `${footer} a:hover`,
  inCommerce({ color: color.text, textDecoration: 'underline', textUnderlineOffset: '0.22em' }),
);
export const bottom = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: space.md,
    paddingBlock: space.lg,
    borderBlockStart: `1px solid ${color.line}`,
  }),
);
