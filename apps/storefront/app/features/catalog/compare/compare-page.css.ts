import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';
import { onPhone } from '../../../browser/index.ts';

const { color, space } = vars;

export const scroller = style({
  // Makes visually hidden content scroll with the table.
  position: 'relative',
  overflowX: 'auto',
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.md,
});
export const table = style({
  inlineSize: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  tableLayout: 'fixed',
});
/** Stays in place next to the scrolling columns. */
const fixed = {
  position: 'sticky',
  insetInlineStart: 0,
  zIndex: 1,
  inlineSize: '10rem',
  '@media': { [onPhone]: { inlineSize: '7.5rem' } },
  background: color.surface,
} as const;
export const corner = style(fixed);
/** Wider if the page has room; otherwise the table scrolls. */
export const product = style({
  inlineSize: '10.5rem',
  padding: space.md,
  verticalAlign: 'top',
  textAlign: 'start',
  fontWeight: vars.fontWeight.medium,
});
export const head = style({
  position: 'relative',
  display: 'grid',
  justifyItems: 'start',
  gap: space.xs,
});
export const headLink = style({
  display: 'grid',
  justifySelf: 'stretch',
  gap: space.sm,
  overflowWrap: 'anywhere',
});
export const picture = style({ borderRadius: vars.radius.sm });
export const remove = style({
  position: 'absolute',
  insetBlockStart: space.xs,
  insetInlineEnd: space.xs,
  display: 'grid',
  placeItems: 'center',
  inlineSize: '32px',
  blockSize: '32px',
  borderRadius: vars.radius.full,
  background: color.surface,
});
export const row = style({});
/** Below the name of a row. */
export const differs = style({
  display: 'block',
  fontWeight: vars.fontWeight.regular,
});
export const name = style({
  ...fixed,
  padding: `${space.sm} ${space.md}`,
  borderBlockStart: `1px solid ${color.line}`,
  verticalAlign: 'top',
  textAlign: 'start',
  hyphens: 'auto',
  overflowWrap: 'anywhere',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  color: color.textMuted,
});
export const cell = style({
  padding: `${space.sm} ${space.md}`,
  borderBlockStart: `1px solid ${color.line}`,
  verticalAlign: 'top',
  overflowWrap: 'anywhere',
  selectors: { [`${row}[data-differs] > &`]: { background: color.sunken } },
});
export const candidate = style({ display: 'grid', gap: space.sm, alignContent: 'start' });
