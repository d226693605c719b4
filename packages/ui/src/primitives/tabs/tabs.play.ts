import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import { chosen } from './tabs.fixtures.tsx';

export const reportsSelection: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page');
  await userEvent.tab();
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  await expect(chosen).toHaveBeenCalledOnce();
};
