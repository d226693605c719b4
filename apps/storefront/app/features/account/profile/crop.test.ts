import { expect, it } from 'vitest';
import { clampOffset, sourceSquare } from './crop.ts';

const wide = { width: 400, height: 200 };

it('shows the middle of a picture first', () => {
  expect(sourceSquare(wide, 1, { x: 0, y: 0 })).toEqual({ x: 100, y: 0, size: 200 });
});

it('shows less of an enlarged picture', () => {
  expect(sourceSquare(wide, 2, { x: 0, y: 0 })).toEqual({ x: 150, y: 50, size: 100 });
});

it('moves the picture with the pointer, never past its edge', () => {
  expect(clampOffset(wide, 1, { x: 9, y: 9 })).toEqual({ x: 0.5, y: 0 });
  expect(sourceSquare(wide, 1, clampOffset(wide, 1, { x: 9, y: 9 }))).toEqual({ x: 0, y: 0, size: 200 });
  expect(sourceSquare(wide, 1, clampOffset(wide, 1, { x: -9, y: 0 }))).toEqual({ x: 200, y: 0, size: 200 });
});
