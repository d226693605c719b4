import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { PopoverProps } from './popover.tsx';

export const onSelect = fn();

export const opensAndCloses: Play<PopoverProps> = async ({ canvasElement, args, step }) => {
  const canvas = within(canvasElement);
  const trigger = canvas.getByRole('button', { name: 'What is included?' });
  const panel = () => canvas.queryByRole('dialog', { name: 'What is included?' });
  await step('the first click opens it, before it has been loaded', async () => {
    trigger.click();
    await waitFor(() => expect(panel()).toBeVisible());
    await expect(trigger).toHaveAttribute('aria-expanded', 'true');
    await expect(args.onOpenChange).toHaveBeenCalledWith({ open: true });
  });
  await step('Escape closes it and returns focus', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(panel()).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
  });
  await step('its button closes it again', async () => {
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeNull());
  });
  await step('a click outside closes it', async () => {
    await userEvent.click(trigger);
    await waitFor(() => expect(panel()).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: 'Elsewhere' }));
    await waitFor(() => expect(panel()).toBeNull());
  });
};

export const keepsControlledState: Play<PopoverProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const panel = await canvas.findByRole('dialog');
  await waitFor(() => expect(panel).toBeVisible());
  await userEvent.click(canvas.getByText('What is included?'));
  await waitFor(() => expect(args.onOpenChange).toHaveBeenCalledWith({ open: false }));
  await expect(panel).toBeVisible();
};

/** No scrolling parent clips it, and it opens on another side if there is no space. */
export const staysInView: Play<PopoverProps> = async ({ canvasElement }) => {
  const panel = await within(canvasElement).findByRole('dialog');
  await waitFor(() => {
    const { top, bottom, left, right } = panel.getBoundingClientRect();
    expect(top).toBeGreaterThanOrEqual(0);
    expect(left).toBeGreaterThanOrEqual(0);
    expect(right).toBeLessThanOrEqual(innerWidth);
    expect(panel.contains(document.elementFromPoint((left + right) / 2, bottom - 6))).toBe(true);
  });
};

/** It is above a modal dialog, and Escape closes only the popover. */
export const worksInDialog: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Size guide' }));
  const trigger = await canvas.findByRole('button', { name: 'How to measure' });
  await userEvent.click(trigger);
  const panel = await canvas.findByRole('dialog', { name: 'How to measure' });
  await waitFor(() => {
    const { left, top, width, height } = panel.getBoundingClientRect();
    expect(panel.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(panel).not.toBeInTheDocument());
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'Size guide' })).toBeVisible());
  await userEvent.click(trigger);
  await waitFor(() => expect(canvas.getByRole('dialog', { name: 'How to measure' })).toBeVisible());
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
  await userEvent.click(trigger);
  await waitFor(() => expect(canvas.getByRole('link', { name: 'Profile' })).toBeVisible());
};

/** The panel of a menu is not clipped by a scrolling parent either. */
export const menuStaysInView: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Account'));
  const last = canvas.getByRole('link', { name: 'Profile' });
  await waitFor(() => {
    const { left, top, width, height } = last.getBoundingClientRect();
    expect(last.contains(document.elementFromPoint(left + width / 2, top + height / 2))).toBe(true);
  });
};
