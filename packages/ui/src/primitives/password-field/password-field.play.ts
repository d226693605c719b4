import { expect, fireEvent, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { PasswordFieldProps } from './password-field.tsx';

export const togglesVisibility: Play<PasswordFieldProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByLabelText('Password');
  await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
  await expect(input).toHaveAttribute('type', 'text');
  await expect(args.onVisibleChange).toHaveBeenCalledWith({ visible: true });
  await userEvent.click(canvas.getByRole('button', { name: 'Hide password' }));
  await expect(input).toHaveAttribute('type', 'password');
};

export const warnsOfCapsLock: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByLabelText('Password');
  await fireEvent.keyDown(input, { key: 'A', modifierCapsLock: true });
  await expect(canvas.getByText(/caps lock/i)).toBeVisible();
};
