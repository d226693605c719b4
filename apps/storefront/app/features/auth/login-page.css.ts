import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const panel = style({ maxInlineSize: 460, marginInline: 'auto', paddingBlock: vars.space.md });
