import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the card form, so that nothing moves when it comes. */
export const cardFrame = style({ minBlockSize: 240 });

/** A frame whose scheme is not its document's gets an opaque white ground; the provider's documents are light. */
globalStyle(`${cardFrame} iframe`, { colorScheme: 'light !important' });
