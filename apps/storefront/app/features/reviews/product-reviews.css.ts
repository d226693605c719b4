import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const { space } = vars;

export const filters = style({ display: 'grid', gap: space.sm });
export const row = style({
  display: 'grid',
  gap: `${space.xxs} ${space.md}`,
  alignItems: 'baseline',
  '@media': { '(min-width: 720px)': { gridTemplateColumns: '7rem minmax(0, 1fr)' } },
});
export const count = style({ opacity: 0.72, fontVariantNumeric: 'tabular-nums' });
export const actions = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space.md });
