import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { DropdownMenuProps } from './dropdown-menu.tsx';
import { onEdit, onDelete, onMove, onPrint } from './dropdown-menu.fixtures.tsx';

export const togglesCheckboxes: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: 'Columns' }).focus();
  await userEvent.keyboard('{Enter}');
  const sold = await canvas.findByRole('menuitemcheckbox', { name: 'Sold' });
  await expect(sold).not.toBeChecked();
  await waitFor(() => expect(canvas.getByRole('menuitemcheckbox', { name: 'Price' })).toHaveFocus());
  for (const name of ['Stock', 'Sold']) {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getByRole('menuitemcheckbox', { name })).toHaveFocus());
  }
  await userEvent.keyboard(' ');
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
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
  });
  // Radix moves the focus after the event.
  const press = async (key: string, name: string | RegExp) => {
    await userEvent.keyboard(key);
    await waitFor(() => expect(item(name)).toHaveFocus());
  };
  await step('arrow keys wrap and include disabled items', async () => {
    await press('{ArrowUp}', 'Delete');
    await press('{ArrowDown}', 'Edit');
    await press('{ArrowDown}', /Copy link/);
    await press('{End}', 'Delete');
    await press('{ArrowUp}', 'Move to another list');
    await press('{Enter}', 'Move to another list');
    await press('{Home}', 'Edit');
  });
  await step('typing moves to a matching item', () => press('sh', 'Share'));
  await step('Escape closes the menu and returns focus', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
  await step('Arrow up opens the menu at the last item, Space activates it', async () => {
    await userEvent.keyboard('{ArrowUp}');
    await waitFor(() => expect(item('Delete')).toHaveFocus());
    onDelete.mockClear();
    await userEvent.keyboard(' ');
    await expect(onDelete).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(button).toHaveFocus());
  });
  await step('Tab closes the menu and moves on', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(item('Edit')).toHaveFocus());
    await userEvent.keyboard('{Tab}');
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

export const opensSubmenus: Play = async ({ canvasElement, step }) => {
  const canvas = within(canvasElement);
  const button = canvas.getByRole('button', { name: 'View' });
  const focused = (role: string, name: string) =>
    waitFor(() => expect(canvas.getByRole(role, { name })).toHaveFocus());
  const [inwards, outwards] =
    canvasElement.ownerDocument.dir === 'rtl'
      ? ['{ArrowLeft}', '{ArrowRight}']
      : ['{ArrowRight}', '{ArrowLeft}'];
  await step('a radio item is chosen and the menu stays open', async () => {
    button.focus();
    await userEvent.keyboard('{ArrowDown}');
    await focused('menuitemradio', 'Newest first');
    await userEvent.keyboard('{ArrowDown}');
    await focused('menuitemradio', 'Cheapest first');
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('menuitemradio', { name: 'Cheapest first' })).toBeChecked();
    await expect(canvas.getByRole('menuitemradio', { name: 'Newest first' })).not.toBeChecked();
  });
  await step('the arrow towards a submenu opens it, the other one closes it', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await focused('menuitem', 'Move to');
    await userEvent.keyboard(inwards);
    await focused('menuitem', 'Wish list');
    await userEvent.keyboard(outwards);
    await focused('menuitem', 'Move to');
    await waitFor(() => expect(canvas.queryByRole('menuitem', { name: 'Wish list' })).toBeNull());
  });
  await step('a choice in a submenu closes all menus and returns the focus', async () => {
    onMove.mockClear();
    await userEvent.keyboard(inwards);
    await focused('menuitem', 'Wish list');
    await userEvent.keyboard('{Enter}');
    await expect(onMove).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('menu')).toBeNull());
    await waitFor(() => expect(button).toHaveFocus());
  });
  await step('typing moves to a submenu too', async () => {
    await userEvent.keyboard('{ArrowDown}');
    await focused('menuitemradio', 'Newest first');
    await userEvent.keyboard('mo');
    await focused('menuitem', 'Move to');
    await userEvent.keyboard(inwards);
    await focused('menuitem', 'Wish list');
  });
};

/** The first click happens before the menu is loaded. */
export const keepsTheFirstClick: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  canvas.getByRole('button', { name: 'Actions' }).click();
  await waitFor(() => expect(canvas.getByRole('menu', { name: 'Actions' })).toBeVisible());
};

/** The menu is not clipped by a scrolling parent and stays inside the window. */
export const staysInView: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Actions' }));
  const menu = await canvas.findByRole('menu');
  await waitFor(() => {
    const { top, bottom, left, right } = menu.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(bottom).toBeLessThanOrEqual(innerHeight);
    expect(right).toBeLessThanOrEqual(innerWidth);
    const atEdge = document.elementFromPoint((left + right) / 2, bottom - 4);
    expect(menu.contains(atEdge)).toBe(true);
  });
};

export const composesParts: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const inwards = canvasElement.ownerDocument.dir === 'rtl' ? '{ArrowLeft}' : '{ArrowRight}';
  const button = canvas.getByRole('button', { name: 'Text' });
  button.focus();
  await userEvent.keyboard('{Enter}');
  const bold = await canvas.findByRole('menuitemcheckbox', { name: 'Bold' });
  await waitFor(() => expect(bold).toHaveFocus());
  await expect(canvas.getByRole('group', { name: 'Style' })).toBeInTheDocument();
  await userEvent.keyboard('{ArrowDown}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Send' })).toHaveFocus());
  await userEvent.keyboard(inwards);
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Print' })).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await expect(onPrint).toHaveBeenCalled();
  await waitFor(() => expect(button).toHaveFocus());
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(canvas.getByRole('menuitem', { name: 'Send' })).toBeVisible());
};
