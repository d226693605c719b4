import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Limits the length of text lines for readability. */
export const page = style({ maxInlineSize: '44rem' });
/** The link to the form, below the name of a product. */
export const write = style({ paddingBlockStart: vars.space.xs });
