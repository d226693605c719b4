import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const linksToCategory: Play = async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'Vases' });
  await expect(link).toHaveAttribute('href', '#vases');
};
