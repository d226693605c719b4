import { vars } from '../../tokens/contract.css.ts';

/** As wide as the available space, and in the viewer no higher than it. */
export const place = {
  position: 'relative',
  containerType: 'size',
  display: 'grid',
  placeItems: 'center',
  placeSelf: 'center',
  inlineSize: '100%',
  maxBlockSize: '100%',
  aspectRatio: '1',
} as const;
/** The largest square in that space; in browsers without container units it fills the space. */
export const square = {
  inlineSize: ['100%', 'min(100cqi, 100cqb)'] as string[],
  blockSize: ['100%', 'min(100cqi, 100cqb)'] as string[],
  objectFit: 'contain',
  background: vars.color.tile,
} as const;
