import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { DropdownMenuProps } from './dropdown-menu.tsx';
import { onEdit, onDelete } from './dropdown-menu.fixtures.tsx';

export const togglesCheckboxes: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: 'Columns' }).focus();
  await userEvent.keyboard('{Enter}');
  const sold = await canvas.findByRole('menuitemcheckbox', { name: 'Sold' });
  await expect(sold).not.toBeChecked();
  await userEvent.keyboard('{ArrowDown}{ArrowDown} ');
  await expect(sold).toBeChecked();
  await expect(sold).toHaveFocus();
  await waitFor(() => expect(canvas.getByRole('group', { name: 'Order' })).toBeVisible());
};

export const keyboardNavigation: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'Actions' });
  const item = (name: string | RegExp) => canvas.getByRole('menuitem', { name });
  await expect(button).toHaveAttribute('aria-haspopup', 'menu');
  await step('Enter opens the menu at the first item', async () => {
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(canvas.getByRole('menu', { name: 'Actions' })).toBeVisible());
    await expect(item('Edit')).toHaveFocus();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
  await step('arrow keys wrap and include disabled items', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Delete')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(item(/Copy link/)).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}');
    await expect(item('Move to another list')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(item('Move to another list')).toHaveFocus();
    await userEvent.keyboard('{Home}');
    await expect(item('Edit')).toHaveFocus();
  });
  await step('typing moves to a matching item', async () => {
    await userEvent.keyboard('sh');
    await expect(item('Share')).toHaveFocus();
  });
  await step('Escape closes the menu and returns focus', async () => {
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(button).toHaveFocus();
  });
  await step('Arrow up opens the menu at the last item, Space activates it', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await expect(item('Delete')).toHaveFocus();
    onDelete.mockClear();
    await new Promise((done) => setTimeout(done, 750));
    await userEvent.keyboard(' ');
    await expect(onDelete).toHaveBeenCalledTimes(1);
    await expect(button).toHaveFocus();
  });
  await step('Tab closes the menu and moves on', async () => {
    await userEvent.keyboard('{ArrowDown}{Tab}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  });
};

export const selectsByPointer: Play<DropdownMenuProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  await expect(args.onOpenChange).toHaveBeenCalledWith({ open: true });
  await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
  await expect(onEdit).toHaveBeenCalled();
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  await userEvent.click(document.body);
  await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
};
