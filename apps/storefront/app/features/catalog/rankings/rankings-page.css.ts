import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const choices = style({ display: 'flex', flexWrap: 'wrap', gap: vars.space.xs });
