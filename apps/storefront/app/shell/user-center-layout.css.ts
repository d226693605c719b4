import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const frame = style({ paddingBlock: vars.space.xl });
