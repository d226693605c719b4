import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** On a phone the banner takes the whole width: inside the gutters its objects would be toys. */
export const hero = style({
  '@media': {
    '(max-width: 719.98px)': {
      marginInline: `calc(-1 * ${vars.size.content.gutter})`,
      marginBlockStart: `calc(-1 * ${vars.space.lg})`,
    },
  },
});

/** The picture and, over its quiet side, the words. The pictures keep their own light ground in both themes. */
export const heroSlide = style({
  display: 'block',
  position: 'relative',
  color: '#1b1a17',
  textDecoration: 'none',
});

export const heroWords = style({
  position: 'absolute',
  insetInlineStart: 'clamp(16px, 5%, 64px)',
  insetBlockStart: '50%',
  transform: 'translateY(-50%)',
  display: 'grid',
  gap: vars.space.md,
  justifyItems: 'start',
  maxInlineSize: 'min(38%, 420px)',
});

export const heroName = style({
  fontSize: 'clamp(1rem, 3.1vw, 2.75rem)',
  lineHeight: 1.1,
  // Thai and Lao stack marks above and below their letters.
  selectors: { '&:is(:lang(th), :lang(lo))': { lineHeight: 1.5 } },
  fontWeight: vars.fontWeight.medium,
  textWrap: 'balance',
});

export const heroMore = style({
  paddingBlock: vars.space.sm,
  paddingInline: vars.space.lg,
  borderRadius: vars.radius.md,
  background: '#1b1a17',
  color: '#fbfaf7',
  fontSize: vars.fontSize.sm,
  fontWeight: vars.fontWeight.medium,
  '@media': { '(max-width: 700px)': { display: 'none' } },
});

/** The page's name for readers of the outline; the pictures say it to the eye. */
export const heroText = style({
  position: 'absolute',
  clipPath: 'inset(50%)',
  inlineSize: 1,
  blockSize: 1,
  overflow: 'hidden',
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

/** The wide picture over an activity. */
export const cover = style({ borderRadius: vars.radius.md });
