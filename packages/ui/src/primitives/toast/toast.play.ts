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

export const showsThreeAtMost: Play = async ({ canvasElement }) => {
  for (let count = 0; count < 5; count += 1) await clickShow(canvasElement);
  await expect(await screen.findAllByText('Added to your wish list')).toHaveLength(3);
};
