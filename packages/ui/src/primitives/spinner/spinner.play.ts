import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const turning: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName();
};
