import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import { travelled } from './link.fixtures.tsx';

export const usesRouterLink: Play = async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'North & Linen' });
  await expect(link).toHaveAttribute('data-router');
  await userEvent.click(link);
  await expect(travelled).toHaveBeenCalledWith('#store');
};
