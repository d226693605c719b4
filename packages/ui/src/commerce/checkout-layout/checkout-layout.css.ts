import { globalStyle, style } from '@vanilla-extract/css';
import { inCommerce } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space, size } = vars;

export const header = style(inCommerce({ background: color.bg, borderBlockEnd: `1px solid ${color.line}` }));
export const headerInner = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: `${space.xs} ${space.lg}`,
    maxInlineSize: `calc(${size.content.wide} + 2 * ${size.content.gutter})`,
    minBlockSize: '72px',
    marginInline: 'auto',
    paddingInline: size.content.gutter,
    paddingBlock: space.xs,
  }),
);
export const steps = style(
  inCommerce({
    // A separate row if there is no room beside logo and help.
    '@media': { [below('md')]: { order: 1, flexBasis: '100%' } },
  }),
);
// One row on a phone: steps that are not current and have no link show only their number.
globalStyle(
  `${steps} [data-state]:not([data-state="current"]) > [data-part="label"]:not(:has(a))`,
  inCommerce({
    '@media': {
      [below('sm')]: {
        position: 'absolute',
        inlineSize: '1px',
        blockSize: '1px',
        overflow: 'hidden',
        clipPath: 'inset(50%)',
        whiteSpace: 'nowrap',
      },
    },
  }),
);
export const end = style(
  inCommerce({
    display: 'flex',
    alignItems: 'center',
    gap: space.md,
    fontSize: vars.fontSize.sm,
    color: color.textMuted,
  }),
);

export const section = style(
  inCommerce({
    display: 'grid',
    gap: space.md,
    paddingBlockEnd: space.xl,
    selectors: { '&:not(:last-child)': { borderBlockEnd: `1px solid ${color.line}` } },
  }),
);
export const sectionHead = style(
  inCommerce({
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    justifyContent: 'space-between',
    gap: space.xs,
  }),
);
