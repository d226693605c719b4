import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Limits the length of text lines for readability, on a separate surface. */
export const page = style({ maxInlineSize: '48rem', marginInline: 'auto' });
export const form = style({
  padding: `clamp(${vars.space.lg}, 4vw, ${vars.space.xl})`,
  border: `1px solid ${vars.color.line}`,
  borderRadius: vars.radius.md,
  background: vars.color.surface,
});
export const documents = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(6rem, 1fr))',
  gap: vars.space.sm,
});
export const document = style({
  display: 'block',
  borderRadius: vars.radius.sm,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
});
export const picture = style({ inlineSize: '100%', aspectRatio: '1', objectFit: 'cover' });
