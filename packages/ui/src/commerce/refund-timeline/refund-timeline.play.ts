import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const showsNextActor: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText('Your turn')).toBeVisible();
  await expect(canvas.getByText('until 26 Nov 2026, 18:00')).toBeVisible();
  await expect(canvas.getByText('Rue Setthathirath 14')).toBeVisible();
  const list = canvas.getByRole('list', { name: 'What has happened' });
  await expect(within(list).getAllByRole('listitem')[2]).toHaveAttribute('aria-current', 'step');
};
