import { style } from '@vanilla-extract/css';

export const idToQuote = style({ textAlign: 'center', overflowWrap: 'anywhere' });
