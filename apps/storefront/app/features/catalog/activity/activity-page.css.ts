import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** The wide picture above an activity. */
export const cover = style({ borderRadius: vars.radius.md });
