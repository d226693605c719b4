import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const namesCheckboxByProduct: Play = async ({ canvasElement }) => {
  await expect(
    within(canvasElement).getByRole('checkbox', { name: 'Stoneware Table Lamp with Linen Shade' }),
  ).toBeChecked();
};
