import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const linksToHomePage: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('link')).toHaveAttribute('href', '#home');
};
