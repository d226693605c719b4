import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const appearsOnFocus: Play = async ({ canvasElement }) => {
  const link = within(canvasElement).getByRole('link', { name: 'Skip to content' });
  await userEvent.tab();
  await expect(link).toHaveFocus();
  await expect(link).toHaveAttribute('href', '#content');
  await expect(link.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
};
