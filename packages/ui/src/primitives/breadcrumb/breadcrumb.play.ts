import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const marksCurrentPage: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText('Lighting')).toHaveAttribute('aria-current', 'page');
  await expect(canvas.getAllByRole('link')).toHaveLength(2);
};
