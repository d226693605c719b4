import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { CodeFieldProps } from './code-field.tsx';

export const reportsCompletion: Play<CodeFieldProps> = async ({ canvasElement, args }) => {
  const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
  await userEvent.type(input, '12345');
  await expect(args.onComplete).not.toHaveBeenCalled();
  await userEvent.type(input, '6');
  await expect(args.onComplete).toHaveBeenCalledWith({ value: '123456' });
};

export const acceptsPaste: Play<CodeFieldProps> = async ({ canvasElement, args }) => {
  const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
  await userEvent.click(input);
  await userEvent.paste('123 456');
  await expect(input).toHaveValue('123456');
  await expect(args.onComplete).toHaveBeenCalledWith({ value: '123456' });
};

export const respectsPreventedPaste: Play = async ({ canvasElement }) => {
  const input = within(canvasElement).getByRole('textbox', { name: 'Verification code' });
  await userEvent.click(input);
  await userEvent.paste('123 456');
  await expect(input).toHaveValue('');
};
