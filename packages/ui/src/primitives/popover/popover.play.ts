import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { PopoverProps } from './popover.tsx';

export const onSelect = fn();

export const opensAndCloses: Play<PopoverProps> = async ({ canvasElement, args, step }) => {
  const canvas = within(canvasElement);
  const trigger = canvas.getByText('What is included?');
  const content = canvas.getByText(/two metres of cord/);
  await userEvent.click(trigger);
  await waitFor(() => expect(content).toBeVisible());
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: true }));
  await step('Escape closes it and returns focus', async () => {
    trigger.focus();
    await userEvent.keyboard('{Escape}');
    await expect(content).not.toBeVisible();
    await expect(trigger).toHaveFocus();
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false }));
  });
  await step('a click outside closes it', async () => {
    await userEvent.click(trigger);
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await expect(content).not.toBeVisible();
  });
};

export const keepsControlledState: Play<PopoverProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('What is included?'));
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: false }));
  await waitFor(() => expect(canvas.getByText(/two metres of cord/)).toBeVisible());
};

export const menuKeyboardNavigation: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const trigger = canvas.getByText('Account');
  trigger.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(canvas.getByRole('link', { name: 'Profile' })).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(canvas.getByRole('button', { name: 'Log out' })).toHaveFocus();
  await userEvent.keyboard('{Home}');
  await expect(canvas.getByRole('link', { name: 'Orders' })).toHaveFocus();
  await userEvent.keyboard('{End}{Enter}');
  await expect(onSelect).toHaveBeenCalledOnce();
  await waitFor(() => expect(trigger.closest('details')).not.toHaveAttribute('open'));
  await userEvent.click(trigger);
  await userEvent.keyboard('{ArrowDown}{Escape}');
  await waitFor(() => expect(trigger).toHaveFocus());
  await expect(trigger.closest('details')).not.toHaveAttribute('open');
};
