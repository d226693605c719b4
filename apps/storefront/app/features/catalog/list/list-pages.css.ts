import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const root = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'center',
  gap: `${vars.space.md} ${vars.space.xl}`,
  marginBlockStart: vars.space.md,
});
export const sizes = style({ display: 'flex', alignItems: 'center', gap: vars.space.xs });
export const label = style({ color: vars.color.textMuted, fontSize: vars.fontSize.sm });
