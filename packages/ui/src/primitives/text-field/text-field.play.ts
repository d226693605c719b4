import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TextFieldProps } from './text-field.tsx';

export const describesError: Play = async ({ canvasElement }) => {
  const input = within(canvasElement).getByRole('textbox', { name: 'Post code' });
  await expect(input).toBeInvalid();
  await expect(input).toHaveAccessibleDescription('Please fill in the post code');
};

export const resetsWithForm: Play<TextFieldProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox'), 'lu');
  await expect(canvas.getByRole('textbox')).toHaveValue('Analu');
  await expect(args.onChange).toHaveBeenCalledTimes(2);
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.getByRole('textbox')).toHaveValue('Ana');
};
