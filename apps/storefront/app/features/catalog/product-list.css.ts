import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const list = style({ display: 'grid', gap: vars.space.lg });

export const count = style({ margin: 0, color: vars.color.textMuted, fontSize: vars.fontSize.sm });
