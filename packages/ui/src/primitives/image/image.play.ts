import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const loadsLazily: Play = async ({ canvasElement }) => {
  const image = within(canvasElement).getByRole('img', { name: 'Stoneware vase, indigo' });
  await expect(image).toHaveAttribute('loading', 'lazy');
};

export const loadsEagerly: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img')).toHaveAttribute('loading', 'eager');
};
