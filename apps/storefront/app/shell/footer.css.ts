import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { color, space } = vars;

export const legal = style({ marginBlockStart: space.xxs, fontSize: vars.fontSize.xs });
export const marks = style({ display: 'flex', flexWrap: 'wrap', gap: `${space.sm} ${space.xl}` });
export const markGroup = style({
  display: 'grid',
  gap: space.xs,
  gridTemplateColumns: 'minmax(0, 1fr)',
  minInlineSize: 0,
});
export const markLabel = style({ fontSize: vars.fontSize.xs });
export const markList = style({ display: 'flex', flexWrap: 'wrap', gap: space.xs });
export const mark = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space.snug,
  minBlockSize: '28px',
  paddingInline: space.sm,
  border: `1px solid ${color.line}`,
  borderRadius: vars.radius.xs,
  background: color.surface,
  color: color.text,
  fontSize: vars.fontSize.xs,
  fontWeight: vars.fontWeight.medium,
});
