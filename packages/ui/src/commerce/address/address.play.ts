import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import { chosen } from './address.fixtures.tsx';

export const hongKong: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).queryByLabelText(/post code/i)).toBeNull();
};

export const selectableCards: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Office'));
  await expect(chosen).toHaveBeenLastCalledWith({ value: '2' });
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('radio', { name: /Bouavanh/ })).toBeChecked();
};
