import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const completesAccessibleName: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('button', { name: 'Remove table lamp' })).toBeVisible();
};
