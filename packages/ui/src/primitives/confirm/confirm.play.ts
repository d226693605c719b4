import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

const openConfirm = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog');
};

export const opensAndFocusesConfirmButton: Play = async ({ canvasElement }) => {
  const dialog = await openConfirm(canvasElement);
  await expect(dialog).toHaveAccessibleName('Delete this address?');
  await expect(within(dialog).getByRole('button', { name: 'Delete address' })).toHaveFocus();
};

export const opensDialog: Play = async ({ canvasElement }) => {
  await openConfirm(canvasElement);
};

export const resolvesTrue: Play = async ({ canvasElement }) => {
  await openConfirm(canvasElement);
  await userEvent.keyboard('{Enter}');
  await expect(await within(canvasElement).findByText('yes')).toBeVisible();
};

export const resolvesFalse: Play = async ({ canvasElement }) => {
  const dialog = await openConfirm(canvasElement);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect(await within(canvasElement).findByText('no')).toBeVisible();
  await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ask' })).toHaveFocus());
};
