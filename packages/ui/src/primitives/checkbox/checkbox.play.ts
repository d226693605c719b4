import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { CheckboxProps } from './checkbox.tsx';

export const describesError: Play = async ({ canvasElement }) => {
  const box = within(canvasElement).getByRole('checkbox');
  await expect(box).toBeInvalid();
  await expect(box).toHaveAccessibleDescription('Please check the user privacy agreement');
};

export const togglesByPointerAndKeyboard: Play<CheckboxProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const box = canvas.getByRole('checkbox');
  await userEvent.click(canvas.getByText('Remember me on this device'));
  await expect(box).toBeChecked();
  box.focus();
  await userEvent.keyboard(' ');
  await expect(box).not.toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(2);
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const box = canvas.getByRole('checkbox');
  await userEvent.click(box);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(box).toBeChecked();
};
