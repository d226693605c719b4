import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const marksCurrentFilter: Play = async ({ canvasElement }) => {
  const [five] = within(canvasElement).getAllByRole('link');
  await expect(five).toHaveAttribute('aria-current', 'true');
  await expect(five).toHaveAttribute('href', '#stars-5');
};

/** Pictures open in the viewer of the gallery, which starts with the chosen one. */
export const opensPictures: Play = async ({ canvasElement }) => {
  const picture = within(canvasElement).getByRole('link', { name: 'Picture 2 of 2' });
  await userEvent.click(picture);
  const viewer = await screen.findByRole('dialog', { name: 'Product pictures' });
  await waitFor(() => expect(within(viewer).getByText('Picture 2 of 2')).toBeVisible());
  await userEvent.keyboard('{ArrowLeft}');
  await waitFor(() => expect(within(viewer).getByText('Picture 1 of 2')).toBeVisible());
  await userEvent.click(within(viewer).getByRole('button', { name: 'Close viewer' }));
  await expect(screen.queryByRole('dialog')).toBeNull();
  await expect(picture).toHaveFocus();
};
