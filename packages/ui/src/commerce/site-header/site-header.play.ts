import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const showsAllActions: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('link', { name: 'Wish list' })).toBeVisible();
};

export const opensMegaMenu: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: /Fashion/ }));
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Scarves' })).toBeVisible());
};
