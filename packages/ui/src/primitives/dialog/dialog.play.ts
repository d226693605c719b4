import { expect, fireEvent, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { DialogProps } from './dialog.tsx';

export const opensFromTrigger: Play<DialogProps> = async ({ canvasElement, args, step }) => {
  const trigger = within(canvasElement).getByRole('button', { name: 'Edit address' });
  await userEvent.click(trigger);
  const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
  await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: true });
  await step('focus moves into the dialog', () =>
    waitFor(() => expect(within(dialog).getByLabelText('Full name')).toHaveFocus()),
  );
  await step('Escape closes it (the browser fires a cancel event)', async () => {
    await fireEvent(dialog, new Event('cancel', { cancelable: true }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith({ open: false });
    await expect(args.onClose).toHaveBeenCalledOnce();
  });
  await step('focus returns to the trigger', () => waitFor(() => expect(trigger).toHaveFocus()));
  await step('it opens again', async () => {
    await userEvent.click(trigger);
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Edit address' })).toBeVisible());
  });
};

export const drawerOpensFromTrigger: Play = async ({ canvasElement, step }) => {
  const trigger = within(canvasElement).getByRole('button', { name: 'Filters' });
  await userEvent.click(trigger);
  const drawer = await screen.findByRole('dialog', { name: 'Filters' });
  await step('the close button closes it and returns the focus', async () => {
    await userEvent.click(within(drawer).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  });
};

export const leavesThePageUsable: Play = async ({ canvasElement, step }) => {
  const page = within(canvasElement);
  const trigger = page.getByRole('button', { name: 'Show the cart' });
  await userEvent.click(trigger);
  const drawer = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Added to your cart' });
  await step('the focus moves into it, and the page is no backdrop', async () => {
    await waitFor(() => expect(drawer).toContainElement(document.activeElement as HTMLElement));
    await expect(drawer.matches(':modal')).toBe(false);
    await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  });
  await step('Escape closes it and returns the focus', async () => {
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(trigger).toHaveFocus());
  });
};

export const closesOnBackdropClick: Play<DialogProps> = async ({ args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
  // A click on the backdrop has the dialog element itself as its target.
  await fireEvent.mouseDown(dialog);
  await fireEvent.click(dialog);
  await expect(args.onClose).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

export const respectsPreventedClose: Play<DialogProps> = async ({ args }) => {
  const dialog = await screen.findByRole('dialog', { name: 'Size guide' });
  await fireEvent(dialog, new Event('cancel', { cancelable: true }));
  await expect(args.onClose).not.toHaveBeenCalled();
  await waitFor(() => expect(dialog).toBeVisible());
};

export const showsToastsInside: Play = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(dialog).getByText('Address saved')).toBeVisible());
};

export const closesWithToast: Play = async () => {
  const dialog = await screen.findByRole('dialog', { name: 'Edit address' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(within(dialog).getByText('Address saved')).toBeVisible());
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
};

/** Chromium sends at most two `cancel` events: after that, Escape closes a dialog even if they are prevented. */
export const outlivesTheBrowser: Play<DialogProps> = async ({ args, step }) => {
  const dialog = await screen.findByRole<HTMLDialogElement>('dialog', { name: 'Size guide' });
  await step('Escape is handled before the browser counts it', async () => {
    // The handler is added one effect after the dialog opens.
    await waitFor(() => {
      const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
      return expect(fireEvent(within(dialog).getByRole('heading'), escape)).toBe(false);
    });
  });
  await step('a dialog that the browser closed is shown again', async () => {
    dialog.close();
    await waitFor(() => expect(dialog.matches(':modal')).toBe(true));
    await waitFor(() => expect(dialog).toBeVisible());
  });
  if (args.dismissible === false) await expect(args.onClose).not.toHaveBeenCalled();
  else await waitFor(() => expect(args.onClose).toHaveBeenCalledTimes(2));
};
