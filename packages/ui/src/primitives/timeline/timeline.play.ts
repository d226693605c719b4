import { expect, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const marksCurrentItem: Play = async ({ canvasElement }) => {
  const list = within(canvasElement).getByRole('list', { name: 'Your return' });
  const items = within(list).getAllByRole('listitem');
  await expect(items).toHaveLength(4);
  await expect(items[2]).toHaveAttribute('aria-current', 'step');
};
