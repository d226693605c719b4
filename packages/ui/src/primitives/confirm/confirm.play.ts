import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

const openConfirm = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'Ask' }));
  return screen.findByRole('alertdialog');
};

/** An accidental Enter must not trigger an action that cannot be undone. */
export const focusesCancelOfCriticalQuestion: Play = async ({ canvasElement }) => {
  const dialog = await openConfirm(canvasElement);
  await expect(dialog).toHaveAccessibleName('Delete this address?');
  await expect(within(dialog).getByRole('button', { name: 'Cancel' })).toHaveFocus();
};

export const focusesConfirmButton: Play = async ({ canvasElement }) => {
  const dialog = await openConfirm(canvasElement);
  await expect(within(dialog).getByRole('button', { name: 'Cancel order' })).toHaveFocus();
};

export const resolvesTrue: Play = async ({ canvasElement }) => {
  const dialog = await openConfirm(canvasElement);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Delete address' }));
  await expect(await within(canvasElement).findByText('yes')).toBeVisible();
};

export const resolvesFalse: Play = async ({ canvasElement }) => {
  const dialog = await openConfirm(canvasElement);
  await userEvent.click(within(dialog).getByRole('button', { name: 'Cancel' }));
  await expect(await within(canvasElement).findByText('no')).toBeVisible();
  await waitFor(() => expect(within(canvasElement).getByRole('button', { name: 'Ask' })).toHaveFocus());
};
