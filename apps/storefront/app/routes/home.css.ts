import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const hero = style({ marginBlockStart: vars.space.md });

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
  gap: vars.space.lg,
  marginBlockStart: vars.space.section,
});
