import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onTint: Play = async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'Lighting' });
  await expect(link).toHaveAttribute('href', '#lighting');
};
