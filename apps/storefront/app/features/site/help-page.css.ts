import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

/** The sections next to their list, which stays in view on wide screens. */
export const layout = style({
  display: 'grid',
  gap: space.xl,
  '@media': {
    '(min-width: 1024px)': { gridTemplateColumns: '14rem minmax(0, 1fr)', gap: space.section },
  },
});
export const contents = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space.xs,
  alignSelf: 'start',
  '@media': {
    '(min-width: 1024px)': { flexDirection: 'column', position: 'sticky', insetBlockStart: '10rem' },
  },
});
export const entry = style({
  display: 'inline-flex',
  alignItems: 'center',
  minBlockSize: vars.size.control.md,
  paddingInline: space.md,
  borderRadius: vars.radius.sm,
  background: color.sunken,
  ':hover': { textDecoration: 'underline', textUnderlineOffset: '0.22em' },
});
export const sections = style({ display: 'grid', gap: space.xl, maxInlineSize: '52rem' });
export const section = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space.sm,
  // Below the sticky header.
  scrollMarginBlockStart: '10rem',
  selectors: {
    '& + &': { borderBlockStart: `1px solid ${color.line}`, paddingBlockStart: space.xl },
  },
});
export const wide = style({ justifySelf: 'stretch' });
