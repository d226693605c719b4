import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const showsStoreFacts: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('heading', { level: 1, name: 'Oleiro & Filha' })).toBeVisible();
  await expect(canvas.getByText('Answers in about 2 hours')).toBeVisible();
  await expect(canvas.getByText('(above similar stores)')).toBeInTheDocument();
  await expect(canvas.getByRole('link', { name: 'Business licence' })).toBeVisible();
};
