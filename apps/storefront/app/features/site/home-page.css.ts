import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone the banner takes the whole width: inside the gutters its picture would be too small. */
export const hero = style({
  '@media': {
    '(max-width: 719.98px)': {
      marginInline: `calc(-1 * ${vars.size.content.gutter})`,
      marginBlockStart: `calc(-1 * ${vars.space.lg})`,
    },
  },
});

export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockStart: vars.space.section,
});

/** All eight in one row, or in two of four. */
export const categoryRow = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(4, minmax(0, 1fr))',
  gap: vars.space.sm,
  '@media': {
    '(max-width: 719.98px)': { fontSize: vars.fontSize.xs },
    '(min-width: 1024px)': { gridTemplateColumns: 'repeat(8, minmax(0, 1fr))', gap: vars.space.md },
  },
});
