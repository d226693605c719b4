import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Limits the length of text lines for readability. */
export const page = style({ maxInlineSize: '48rem' });
export const line = style({
  display: 'grid',
  gridTemplateColumns: '72px minmax(0, 1fr)',
  columnGap: vars.space.md,
  rowGap: vars.space.xs,
  alignItems: 'center',
  paddingBlock: vars.space.md,
  borderBlockEnd: `1px solid ${vars.color.line}`,
  '@media': { '(min-width: 640px)': { gridTemplateColumns: '72px minmax(0, 1fr) auto' } },
});
export const picture = style({ inlineSize: '72px', borderRadius: vars.radius.sm });
export const quantity = style({
  gridColumn: '2',
  '@media': { '(min-width: 640px)': { gridColumn: 'auto' } },
});
export const amount = style({
  display: 'grid',
  gap: vars.space.sm,
  padding: vars.space.lg,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
  selectors: { '&[aria-busy=true]': { opacity: 0.6 } },
});
export const pictures = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.sm });
export const evidence = style({ inlineSize: '88px', borderRadius: vars.radius.sm });
export const form = style({
  display: 'grid',
  gap: vars.space.md,
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 14rem), 1fr))',
});
export const wide = style({ gridColumn: '1 / -1' });
