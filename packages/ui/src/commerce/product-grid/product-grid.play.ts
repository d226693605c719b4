import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

/** A badge moves only the name of its own card; prices stay aligned. */
export const leavesNoBand: Play = async ({ canvasElement }) => {
  const cards = within(canvasElement).getAllByRole('article');
  const boxOf = (card: HTMLElement, part: string) =>
    card.querySelector(`[data-part=${part}]`)?.getBoundingClientRect() ?? new DOMRect();
  const gaps = cards.map((card) => Math.round(boxOf(card, 'name').top - boxOf(card, 'tile').bottom));
  const [first = 0, second = 0, ...others] = gaps;
  await expect(first).toBeGreaterThan(second + 16);
  await expect(second).toBeLessThanOrEqual(16);
  await expect(new Set(others)).toEqual(new Set([second]));
  const prices = cards.slice(0, 2).map((card) => Math.round(boxOf(card, 'price').top));
  await expect(prices[0]).toBe(prices[1]);
};
