import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** Lines of text that can be read. */
export const page = style({ maxInlineSize: '44rem' });
/** The way to the form, below the name of a product. */
export const write = style({ paddingBlockStart: vars.space.xs });
