import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const comparesWithSimilarStores: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText('(above similar stores)')).toBeInTheDocument();
  await expect(canvas.getByText('(below similar stores)')).toBeInTheDocument();
  // A rating without any vote is not shown.
  await expect(canvas.queryByText('Dispatch')).not.toBeInTheDocument();
};
