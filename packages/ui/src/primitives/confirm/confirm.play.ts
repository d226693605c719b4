import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

const asked = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog');
};

export const open: Play = async ({ canvasElement }) => {
  const dialog = await asked(canvasElement);
  await expect(dialog).toHaveAccessibleName('Delete this address?');
  await expect(within(dialog).getByRole('button', { name: 'Delete address' })).toHaveFocus();
};

export const withDescription: Play = async ({ canvasElement }) => {
  await asked(canvasElement);
};

export const confirmed: Play = async ({ canvasElement }) => {
  await asked(canvasElement);
  await userEvent.keyboard('{Enter}');
  await expect(await within(canvasElement).findByText('yes')).toBeVisible();
};

export const cancelled: Play = async ({ canvasElement }) => {
  const dialog = await asked(canvasElement);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect(await within(canvasElement).findByText('no')).toBeVisible();
  await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ask' })).toHaveFocus());
};
