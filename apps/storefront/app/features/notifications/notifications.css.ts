import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const item = style({ minInlineSize: 0 });
export const open = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  columnGap: space.sm,
  alignItems: 'start',
  inlineSize: '100%',
  padding: space.sm,
  borderRadius: vars.radius.sm,
  selectors: { '&:hover': { background: color.sunken }, '&:focus-visible': { outlineOffset: '-2px' } },
  '@media': {
    'screen and (min-width: 45em)': { gridTemplateColumns: 'auto minmax(0, 1fr) auto' },
  },
});
export const icon = style({
  display: 'grid',
  placeItems: 'center',
  inlineSize: '40px',
  blockSize: '40px',
  borderRadius: vars.radius.full,
  background: color.sunken,
});
export const texts = style({ display: 'grid', gap: space.xxs, minInlineSize: 0, overflowWrap: 'anywhere' });
export const title = style({
  display: 'flex',
  alignItems: 'center',
  gap: space.xs,
  selectors: { [`${item}:not([data-read]) &`]: { fontWeight: vars.fontWeight.medium } },
});
/** Always next to the text for screen readers, never alone. */
export const dot = style({
  flexShrink: 0,
  inlineSize: '8px',
  blockSize: '8px',
  borderRadius: vars.radius.full,
  background: color.accent,
  '@media': { '(forced-colors: active)': { border: '4px solid' } },
});
export const date = style({
  '@media': { '(max-width: 719px)': { gridColumn: 2 } },
});
export const list = style({ display: 'grid', gap: space.xxs });
export const setting = style({
  display: 'grid',
  gap: space.xs,
  paddingBlock: space.md,
  selectors: { '& + &': { borderBlockStart: `1px solid ${color.line}` } },
});
export const legend = style({ float: 'inline-start', fontWeight: vars.fontWeight.medium });
