import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const marksCurrentPage: Play = async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'My orders' });
  await expect(link).toHaveAttribute('aria-current', 'page');
};
