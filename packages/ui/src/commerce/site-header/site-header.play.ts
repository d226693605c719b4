import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const moreActions: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('link', { name: 'Wish list' })).toBeVisible();
};

export const menuOpen: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /Fashion/ }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Watches' })).toBeVisible());
};
