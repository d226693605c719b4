import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const marksCurrentFilter: Play = async ({ canvasElement }) => {
  const [five] = within(canvasElement).getAllByRole('link');
  await expect(five).toHaveAttribute('aria-current', 'true');
  await expect(five).toHaveAttribute('href', '#stars-5');
};
