import { expect, fn, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onNavigate = fn();

export const usesRouterLink: Play = async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'Northlight' });
  await expect(link).toHaveAttribute('data-router');
  await userEvent.click(link);
  await expect(onNavigate).toHaveBeenCalledWith('#store');
};
