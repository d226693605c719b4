import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const product: Play = async ({ canvasElement }) => {
  const image = within(canvasElement).getByRole('img', { name: 'Stoneware vase, indigo' });
  await expect(image).toHaveAttribute('loading', 'lazy');
};

export const highPriority: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img')).toHaveAttribute('loading', 'eager');
};
