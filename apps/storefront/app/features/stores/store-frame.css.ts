import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The wide picture of a store. Its main content is usually below the middle. */
export const cover = style({
  display: 'block',
  inlineSize: '100%',
  aspectRatio: '5 / 1',
  objectFit: 'cover',
  objectPosition: '50% 60%',
});
export const licences = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.md });
export const licence = style({ border: `1px solid ${vars.color.line}`, borderRadius: vars.radius.sm });
export const check = style({ borderRadius: vars.radius.sm });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.md,
});
