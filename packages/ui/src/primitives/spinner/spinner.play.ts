import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const hasAccessibleName: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
};
