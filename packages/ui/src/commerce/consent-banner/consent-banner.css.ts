import { globalStyle, style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { from } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const root = style(
  inCommerce({
    // Not fixed: it has its own space after the page, so that it covers nothing at the end.
    position: 'sticky',
    insetBlockEnd: 0,
    zIndex: vars.layer.header,
    maxBlockSize: '70dvb',
    overflowY: 'auto',
    paddingInline: vars.size.content.gutter,
    paddingBlock: space.md,
    paddingBlockEnd: `max(${space.md}, env(safe-area-inset-bottom))`,
    borderBlockStart: `1px solid ${color.line}`,
    background: color.surface,
    color: color.text,
    boxShadow: vars.shadow.float,
    '@media': { print: { display: 'none' } },
  }),
);
export const inner = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    alignItems: 'center',
    maxInlineSize: vars.size.content.wide,
    marginInline: 'auto',
    '@media': { [from('lg')]: { gridTemplateColumns: 'minmax(0, 1fr) auto', columnGap: space.xl } },
  }),
);
export const text = style(
  inCommerce({
    display: 'grid',
    gap: space.xxs,
    fontSize: vars.fontSize.sm,
    lineHeight: vars.lineHeight.normal,
  }),
);
export const title = style(
  inCommerce({
    fontSize: vars.fontSize.md,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.snug,
  }),
);
/** All answers are as wide as the widest one. */
export const actions = style(
  inCommerce({
    display: 'grid',
    gap: space.xs,
    gridAutoRows: '1fr',
    '@media': { [from('md')]: { gridAutoFlow: 'column', gridAutoColumns: '1fr' } },
  }),
);
// The focused element stays above the banner (WCAG 2.4.11).
globalStyle(
  `html:has(${root})`,
  inCommerce({
    scrollPaddingBlockEnd: '20rem',
    '@media': { [from('md')]: { scrollPaddingBlockEnd: '12rem' } },
  }),
);
