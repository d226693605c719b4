import { vars } from '../../tokens/contract.css.ts';

/** As wide as its place, and in the viewer no higher than that. */
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
/** The largest square in that place; browsers without container units fill the place. */
export const square = {
  inlineSize: ['100%', 'min(100cqi, 100cqb)'] as string[],
  blockSize: ['100%', 'min(100cqi, 100cqb)'] as string[],
  objectFit: 'contain',
  background: vars.color.tile,
} as const;
