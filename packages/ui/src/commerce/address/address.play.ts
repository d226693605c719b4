import { expect, fn, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onSelect = fn();

export const hidesPostCode: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByLabelText(/post code/i)).toBeNull();
};

export const selectsByPointerAndKeyboard: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Office'));
  await expect(onSelect).toHaveBeenLastCalledWith({ value: '2' });
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('radio', { name: /Bouavanh/ })).toBeChecked();
};
