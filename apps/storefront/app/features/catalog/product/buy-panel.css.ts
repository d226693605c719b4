import { globalStyle, style } from '@vanilla-extract/css';
import { beforeSettled, fetchedBelow } from '../../../platform/before-interaction.ts';

export const guarantee = style({ display: 'grid', inlineSize: '24px', blockSize: '24px', flex: 'none' });
globalStyle(`${beforeSettled} ${guarantee} img`, fetchedBelow);
