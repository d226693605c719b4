import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

/** As high as the content that comes there on the way from another page, in English; other languages have up to a line more. */
export const deliveryPlace = style({ minBlockSize: '11.25rem' });
export const toolsPlace = style({ minBlockSize: vars.size.control.sm });
export const sizeGuidePlace = style({ minBlockSize: '1lh' });
export const offersPlace = style({ minBlockSize: '3.4375rem' });
