import { globalStyle, style } from '@vanilla-extract/css';

/** As high as the card form, so that loading it causes no layout shift. */
export const cardFrame = style({ minBlockSize: 240 });

/**
 * Browsers give a frame an opaque white background when its colour scheme differs from its document's; the provider's
 * documents are light.
 */
globalStyle(`${cardFrame} iframe`, { colorScheme: 'light !important' });
