import { style } from '@vanilla-extract/css';

export const icon = style({ inlineSize: '24px', blockSize: '24px', flex: 'none', alignSelf: 'start' });
