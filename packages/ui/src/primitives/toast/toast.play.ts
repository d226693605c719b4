import { expect, screen, userEvent, waitFor } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import { shown, undo } from './toast.fixtures.tsx';

export const withUndo: Play = async ({ canvasElement }) => {
  await shown(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await expect(undo).toHaveBeenCalledOnce();
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
};

export const dismissed: Play = async ({ canvasElement }) => {
  await shown(canvasElement);
  await userEvent.click(await screen.findByRole('button', { name: 'Dismiss' }));
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
};

export const closesAutomatically: Play = async ({ canvasElement }) => {
  await shown(canvasElement);
  await userEvent.unhover(canvasElement);
  await waitFor(() => expect(screen.queryByText('Added to your wish list')).toBeNull());
};

export const limitedToThree: Play = async ({ canvasElement }) => {
  for (let count = 0; count < 5; count += 1) await shown(canvasElement);
  await expect(await screen.findAllByText('Added to your wish list')).toHaveLength(3);
};
