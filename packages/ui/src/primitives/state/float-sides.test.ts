import { expect, it } from 'vitest';
import { physicalSide } from './float-sides.ts';

it('turns logical sides with the direction of the text', () => {
  expect(physicalSide('start', 'ltr')).toBe('left');
  expect(physicalSide('start', 'rtl')).toBe('right');
  expect(physicalSide('end', 'rtl')).toBe('left');
  expect(physicalSide('top', 'rtl')).toBe('top');
});
