import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const isReachedByKeyboard: Play = async ({ canvasElement }) => {
  const area = await within(canvasElement).findByRole('region', { name: 'Terms of use' });
  await userEvent.tab();
  await expect(area).toHaveFocus();
  area.scrollBy({ top: 100 });
  await waitFor(() => expect(area.scrollTop).toBeGreaterThan(0));
};

/** An area whose content fits is neither a region nor a tab stop. */
export const isNoTabStop: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await waitFor(() => expect(canvas.getByText('Nothing to scroll')).toBeVisible());
  await userEvent.tab();
  await expect(canvasElement.contains(document.activeElement)).toBe(false);
  await expect(canvas.queryByRole('region')).toBeNull();
};
