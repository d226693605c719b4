import { expect, fn, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onTabClick = fn();

export const callsOnClick: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(onTabClick).toHaveBeenCalledOnce();
};
