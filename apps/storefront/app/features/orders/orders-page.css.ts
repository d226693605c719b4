import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const search = style({
  display: 'grid',
  gap: vars.space.sm,
  alignItems: 'end',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  '@media': { '(min-width: 768px)': { gridTemplateColumns: 'minmax(0, 1fr) 10rem 10rem auto' } },
});
export const words = style({
  gridColumn: '1 / -1',
  '@media': { '(min-width: 768px)': { gridColumn: 'auto' } },
});
