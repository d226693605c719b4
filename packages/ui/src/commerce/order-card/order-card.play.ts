import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const marksCurrentStep: Play = async ({ canvasElement }) => {
  const current = within(canvasElement).getByText('Shipped').closest('li');
  await expect(current).toHaveAttribute('aria-current', 'step');
};
