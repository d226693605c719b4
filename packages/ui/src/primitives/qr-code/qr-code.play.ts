import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const namesImage: Play = async ({ canvasElement }) => {
  const code = within(canvasElement).getByRole('img', { name: 'Opens the store on your phone' });
  await expect(code).toHaveAttribute('viewBox', '-4 -4 37 37');
};
