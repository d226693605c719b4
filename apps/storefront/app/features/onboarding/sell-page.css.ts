import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const hero = style({
  display: 'grid',
  justifyItems: 'start',
  gap: vars.space.lg,
  paddingBlock: vars.space.xxl,
  paddingInline: `clamp(${vars.space.lg}, 5vw, ${vars.space.xxxl})`,
  borderRadius: vars.radius.md,
  background: vars.color.sunken,
});
export const lead = style({ maxInlineSize: '56ch' });
export const sections = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: vars.space.section,
});
export const section = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: vars.space.md,
});
/** Two columns if there is room for both. */
export const pair = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: `${vars.space.section} ${vars.space.xxl}`,
  '@media': { '(min-width: 1024px)': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' } },
});
export const reason = style({ display: 'grid', alignContent: 'start', gap: vars.space.xs });
export const reasonIcon = style({ color: vars.color.accent });
export const steps = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 13rem), 1fr))',
  gap: vars.space.lg,
  counterReset: 'step',
});
export const step = style({
  display: 'grid',
  alignContent: 'start',
  gap: vars.space.xs,
  counterIncrement: 'step',
  '::before': {
    content: 'counter(step)',
    fontSize: vars.fontSize.xl,
    fontWeight: vars.fontWeight.bold,
    color: vars.color.textMuted,
  },
});
