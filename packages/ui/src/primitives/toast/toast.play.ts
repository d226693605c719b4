import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onUndo = fn();

const clickShow = (canvasElement: HTMLElement) =>
  userEvent.click(within(canvasElement).getByRole('button', { name: 'Show' }));

export const showsToast: Play = async ({ canvasElement }) => {
  await clickShow(canvasElement);
};

export const callsAction: Play = async ({ canvasElement }) => {
  await clickShow(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect(onUndo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
};

export const dismisses: Play = async ({ canvasElement }) => {
  await clickShow(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
};

export const closesAutomatically: Play = async ({ canvasElement }) => {
  await clickShow(canvasElement);
  await userEvent.unhover(canvasElement);
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
};

/** A toast with an action is not dropped, and the next one waits until there is room. */
export const keepsActions: Play = async ({ canvasElement }) => {
  for (let count = 0; count < 4; count += 1) await clickShow(canvasElement);
  const undo = () => screen.queryAllByRole('button', { name: 'Undo' });
  await waitFor(() => expect(undo()).toHaveLength(3));
  onUndo.mockClear();
  for (let count = 1; count <= 4; count += 1) {
    const [first] = undo();
    if (first) await userEvent.click(first);
    await waitFor(() => expect(onUndo).toHaveBeenCalledTimes(count));
  }
  await waitFor(() => expect(undo()).toHaveLength(0));
};

/** The focus does not stay in the list, where it would keep the other toasts open. */
export const othersLeaveAfterUndo: Play = async ({ canvasElement }) => {
  const show = within(canvasElement).getByRole('button', { name: 'Show' });
  show.focus();
  await userEvent.keyboard('{Enter}{Enter}{Enter}');
  const [first] = await screen.findAllByRole('button', { name: 'Undo' });
  // As with a removed line of the cart: the element that had the focus before no longer exists.
  const place = show.parentElement;
  show.remove();
  first?.focus();
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull(), { timeout: 6000 });
  place?.append(show);
};

export const showsThreeAtMost: Play = async ({ canvasElement }) => {
  for (let count = 0; count < 5; count += 1) await clickShow(canvasElement);
  await expect(await screen.findAllByText(/^Added to your wish list/)).toHaveLength(3);
  await expect(screen.queryByText('Added to your wish list 1')).toBeNull();
};

/** Three refused sign-ins show one message, not three. */
export const saysItOnce: Play = async ({ canvasElement }) => {
  for (let count = 0; count < 3; count += 1) await clickShow(canvasElement);
  await expect(await screen.findAllByText('Added to your wish list')).toHaveLength(1);
};

export const returnsFocus: Play = async ({ canvasElement, step }) => {
  const show = within(canvasElement).getByRole('button', { name: 'Show' });
  for (const name of ['Undo', 'Dismiss']) {
    await step(`after "${name}"`, async () => {
      show.focus();
      await userEvent.keyboard('{Enter}');
      const button = await screen.findByRole('button', { name });
      await userEvent.tab();
      while (document.activeElement !== button) await userEvent.tab();
      await userEvent.keyboard('{Enter}');
      await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
      await expect(show).toHaveFocus();
    });
  }
};

export const leavesAfterFocus: Play = async ({ canvasElement }) => {
  const show = within(canvasElement).getByRole('button', { name: 'Show' });
  show.focus();
  await userEvent.keyboard('{Enter}');
  (await screen.findByRole('button', { name: 'Undo' })).focus();
  await userEvent.keyboard('{Enter}');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
};

export const hidesNoFormButton: Play = async ({ canvasElement }) => {
  const send = within(canvasElement).getByRole('button', { name: 'Send' });
  await clickShow(canvasElement);
  await screen.findByText('Added to your wish list');
  await waitFor(() => {
    const { x, y, width, height } = send.getBoundingClientRect();
    return expect(send.contains(document.elementFromPoint(x + width / 2, y + height / 2))).toBe(true);
  });
};
