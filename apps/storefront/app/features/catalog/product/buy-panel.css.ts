import { vars } from '@marketfront/ui/tokens';
import { style } from '@vanilla-extract/css';

const phone = '(max-width: 45em)';

/**
 * The height of the content that loads here after a navigation from another page, as measured: the base height is for
 * English and Spanish; Chinese has taller letters, Thai and Lao taller lines, and on phones Chinese and French have one
 * more line.
 */
export const deliveryPlace = style({
  minBlockSize: '11.25rem',
  selectors: {
    '&:lang(zh)': { minBlockSize: '11.8125rem' },
    '&:lang(th), &:lang(lo)': { minBlockSize: '12.1875rem' },
  },
  '@media': {
    [phone]: {
      selectors: {
        '&:lang(zh)': { minBlockSize: '13.5rem' },
        '&:lang(fr)': { minBlockSize: '12.8125rem' },
      },
    },
  },
});
/** In Spanish and French the tools take two rows on phones. */
export const toolsPlace = style({
  minBlockSize: vars.size.control.sm,
  '@media': {
    [phone]: {
      selectors: {
        '&:lang(es), &:lang(fr)': { minBlockSize: `calc(2 * ${vars.size.control.sm} + ${vars.space.xs})` },
      },
    },
  },
});
export const sizeGuidePlace = style({ minBlockSize: '1lh' });
export const offersPlace = style({ minBlockSize: '3.4375rem' });
