import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { RadioGroupProps } from './radio-group.tsx';

export const selectsByPointerAndKeyboard: Play<RadioGroupProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const radio = (name: RegExp) => canvas.getByRole('radio', { name });
  await userEvent.click(radio(/Pick-up/));
  await expect(args.onChange).toHaveBeenCalledWith({ value: 'pickup' });
  await userEvent.keyboard('{ArrowUp}');
  await expect(radio(/Courier/)).toBeChecked();
  await expect(radio(/Courier/)).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(radio(/Pick-up/)).toBeChecked();
};

export const keepsControlledValue: Play<RadioGroupProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: /Pick-up/ }));
  await expect(args.onChange).toHaveBeenCalledWith({ value: 'pickup' });
  await expect(canvas.getByRole('radio', { name: /Courier/ })).toBeChecked();
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: /Pick-up/ }));
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.getByRole('radio', { name: /Courier/ })).toBeChecked();
};
