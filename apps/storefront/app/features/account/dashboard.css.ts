import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

/** Blocks in two columns if there is room; the wide ones span both. */
export const blocks = style({
  display: 'grid',
  gap: space.md,
  gridTemplateColumns: 'minmax(0, 1fr)',
  '@media': { 'screen and (min-width: 45em)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const block = style({
  display: 'grid',
  gap: space.md,
  alignContent: 'start',
  minInlineSize: 0,
  overflowWrap: 'anywhere',
});
export const wideBlock = style([block, { gridColumn: '1 / -1' }]);

export const statuses = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  '@media': { 'screen and (min-width: 45em)': { gridTemplateColumns: 'repeat(5, minmax(0, 1fr))' } },
  marginInline: `calc(-1 * ${space.sm})`,
});
export const status = style({
  display: 'grid',
  gap: space.xxs,
  minBlockSize: '64px',
  padding: space.sm,
  borderRadius: vars.radius.sm,
  alignContent: 'start',
  selectors: { '&:hover': { background: vars.color.sunken } },
});
export const count = style({
  fontSize: vars.fontSize.xl,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: vars.lineHeight.tight,
});

export const line = style({
  display: 'grid',
  gridTemplateColumns: '56px minmax(0, 1fr)',
  gap: space.sm,
  alignItems: 'center',
  '@media': { 'screen and (min-width: 45em)': { gridTemplateColumns: '56px minmax(0, 1fr) auto' } },
});
/** Below the text if it would leave too little room for the text. */
export const act = style({
  gridColumn: 2,
  justifySelf: 'start',
  '@media': { 'screen and (min-width: 45em)': { gridColumn: 3 } },
});
/** Two short blocks next to a long one. */
export const column = style({ display: 'grid', gap: space.md, alignContent: 'start' });
export const picture = style({ inlineSize: '56px', blockSize: '56px', borderRadius: vars.radius.sm });
export const number = style({ fontSize: vars.fontSize.xxl, lineHeight: vars.lineHeight.tight });
