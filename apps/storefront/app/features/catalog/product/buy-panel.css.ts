import { vars } from '@marketfront/ui/tokens';
import { globalStyle, style } from '@vanilla-extract/css';
import { beforeSettled, fetchedBelow } from '../../../platform/before-interaction.ts';

export const guarantee = style({ display: 'grid', inlineSize: '24px', blockSize: '24px', flex: 'none' });
globalStyle(`${beforeSettled} ${guarantee} img`, fetchedBelow);

/** As high as what comes there on the way from another page, in English; other languages have up to a line more. */
export const deliveryPlace = style({ minBlockSize: '11.25rem' });
export const toolsPlace = style({ minBlockSize: vars.size.control.sm });
export const sizeGuidePlace = style({ minBlockSize: '1lh' });
export const offersPlace = style({ minBlockSize: '3.4375rem' });

/** As large as what comes there. */
export const favouritePlace = style({
  flex: 'none',
  inlineSize: vars.size.control.md,
  blockSize: vars.size.control.md,
});
export const ratingPlace = style({ inlineSize: '8rem', lineHeight: vars.lineHeight.snug, blockSize: '1lh' });
export const buttonPlace = style({ display: 'block', blockSize: vars.size.control.lg });
export const noticePlace = style({ display: 'block', minBlockSize: '3rem' });
