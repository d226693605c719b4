import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const exposesTitle: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img', { name: 'On your wish list' })).toBeVisible();
};
