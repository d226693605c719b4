import { style } from '@vanilla-extract/css';

export const guarantee = style({ inlineSize: '24px', blockSize: '24px', flex: 'none' });
