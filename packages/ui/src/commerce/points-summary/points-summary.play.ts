import { expect, fireEvent, fn, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onPointsChange = fn();

export const showsHistory: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByText('120 points expire on 31 Dec 2026')).toBeVisible();
  const table = canvas.getByRole('table', { name: 'Points history' });
  await expect(within(table).getByText('+1,240')).toBeVisible();
};

export const updatesSavings: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const slider = canvas.getByRole('slider', { name: 'Use points' });
  await expect(slider).toHaveAccessibleDescription('You can use up to 2,000 points');
  await expect(canvas.queryByText(/You save/)).toBeNull();
  slider.focus();
  // Browsers ignore synthetic key events on a range input, so the test fires the change event.
  fireEvent.change(slider, { target: { value: '100' } });
  await expect(onPointsChange).toHaveBeenLastCalledWith({ value: 100 });
  await expect(slider).toHaveAttribute('aria-valuetext', '100 points');
  await expect(canvas.getByText('You save $1.00')).toBeVisible();
  fireEvent.change(slider, { target: { value: '0' } });
  await expect(canvas.queryByText(/You save/)).toBeNull();
};
