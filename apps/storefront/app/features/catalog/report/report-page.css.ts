import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

export const product = style({ display: 'flex', alignItems: 'center', gap: vars.space.md });
export const picture = style({ flex: 'none', inlineSize: '72px', borderRadius: vars.radius.sm });
/** Limits the length of text lines for readability. */
export const page = style({ maxInlineSize: '44rem' });
