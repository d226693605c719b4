import { style } from '@vanilla-extract/css';
import { forcedColors } from '../../styles/forced-colors.ts';
import { inCommerce } from '../../styles/layers.ts';
import { below } from '../../tokens/breakpoints.ts';
import { vars } from '../../tokens/contract.css.ts';

const { color, space } = vars;

export const coupon = style(
  inCommerce({
    position: 'relative',
    display: 'grid',
    // A very long amount wraps, so that the text beside it keeps its place.
    gridTemplateColumns: 'fit-content(45%) minmax(0, 1fr)',
    alignItems: 'center',
    border: `1px solid ${color.line}`,
    borderRadius: vars.radius.md,
    background: color.surface,
    overflow: 'hidden',
    selectors: { '&:has(:checked)': { borderColor: color.ink, boxShadow: `inset 0 0 0 1px ${color.ink}` } },
    '@media': { [forcedColors]: { selectors: { '&:has(:checked)': { borderWidth: '3px' } } } },
  }),
);
export const discount = style(
  inCommerce({
    alignSelf: 'stretch',
    minInlineSize: '6.5rem',
    overflowWrap: 'anywhere',
    display: 'grid',
    placeContent: 'center',
    justifyItems: 'center',
    gap: space.hair,
    padding: space.md,
    background: color.criticalSoft,
    borderInlineEnd: `1px dashed ${color.control}`,
    textAlign: 'center',
    '@media': { [below('sm')]: { paddingInline: space.sm } },
    selectors: { '[data-state="used"] > &, [data-state="expired"] > &': { background: color.sunken } },
  }),
);
export const amount = style(
  inCommerce({
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.bold,
    lineHeight: vars.lineHeight.tight,
    color: color.sale,
    fontVariantNumeric: 'tabular-nums',
    '@media': { [below('sm')]: { fontSize: vars.fontSize.lg } },
    selectors: { '[data-state="used"] &, [data-state="expired"] &': { color: color.textSubtle } },
  }),
);
export const minimum = style(
  inCommerce({ fontSize: vars.fontSize.xs, color: color.textMuted, lineHeight: vars.lineHeight.snug }),
);
export const body = style(
  inCommerce({
    padding: space.md,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: space.sm,
    '@media': { [below('sm')]: { paddingInline: space.sm } },
  }),
);
export const about = style(
  inCommerce({
    // The minimum width of the text beside the action; otherwise the action is below it.
    flex: '1 1 9rem',
    minInlineSize: 0,
    display: 'grid',
    gap: space.hair,
    overflowWrap: 'anywhere',
  }),
);
export const title = style(
  inCommerce({ fontWeight: vars.fontWeight.medium, lineHeight: vars.lineHeight.snug }),
);
export const detail = style(
  inCommerce({ fontSize: vars.fontSize.sm, lineHeight: vars.lineHeight.snug, color: color.textMuted }),
);
