import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, radius, space } = vars;

/** Lines of text longer than this are hard to read. */
export const page = style({ maxInlineSize: '52rem' });
export const product = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr)',
  alignItems: 'center',
  gap: space.md,
  justifySelf: 'start',
});
export const picture = style({ borderRadius: radius.sm, background: color.tile });
export const facts = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space.xs,
});
