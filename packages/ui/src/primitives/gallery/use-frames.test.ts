import { expect, it } from 'vitest';
import { loadingOrder, nearestFrame } from './use-frames.ts';

it('loads a few from all sides first, and each once', () => {
  const order = loadingOrder(24);
  expect(order.slice(0, 6)).toEqual([0, 8, 16, 4, 12, 20]);
  expect(order.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 24 }, (_, at) => at));
  expect(loadingOrder(5)).toEqual([0, 4, 2, 1, 3]);
});

it('shows the nearest that has arrived, also across the start of the turn', () => {
  const loaded = new Set([0, 8, 16]);
  expect([0, 3, 5, 15, 23, 21].map((wanted) => nearestFrame(wanted, loaded, 24))).toEqual([
    0, 0, 8, 16, 0, 0,
  ]);
  expect(nearestFrame(7, new Set(), 24)).toBe(0);
});
