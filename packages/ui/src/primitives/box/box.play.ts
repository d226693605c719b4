import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const rendersSection: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('region', { name: 'Delivery' })).toBeVisible();
};
