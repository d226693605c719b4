import { expect, it } from 'vitest';
import { pageWindow } from './page-window.ts';

it.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 'gap', 9]],
  [3, 9, [1, 2, 3, 4, 'gap', 9]],
  [5, 9, [1, 'gap', 4, 5, 6, 'gap', 9]],
  [9, 9, [1, 'gap', 8, 9]],
  [4, 5, [1, 2, 3, 4, 5]],
  [1, 2 ** 53 - 1, [1, 2, 'gap', 2 ** 53 - 1]],
] as const)('page %i of %i', (page, pageCount, expected) => {
  expect(pageWindow(page, pageCount)).toEqual(expected);
});
