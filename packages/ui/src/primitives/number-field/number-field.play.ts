import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { NumberFieldProps } from './number-field.tsx';

export const stepsByKeysAndButtons: Play<NumberFieldProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('spinbutton', { name: 'Weight' });
  await userEvent.click(input);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 3.5 });
  await userEvent.keyboard('{PageDown}');
  await expect(input).toHaveAttribute('aria-valuenow', '0');
  await expect(canvas.getByRole('button', { name: 'Less' })).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(canvas.getByRole('button', { name: 'More' }));
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 0.5 });
  await expect(input).toHaveFocus();
};

export const explainsProblems: Play<NumberFieldProps> = async ({ canvasElement, args, globals }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole('spinbutton', { name: 'Weight' });
  await userEvent.clear(input);
  await userEvent.type(input, '25');
  await userEvent.tab();
  await expect(input).toHaveAttribute('aria-invalid', 'true');
  if (globals['locale'] === 'en') await expect(canvas.getByText('Type 20 at most')).toBeVisible();
  await userEvent.clear(input);
  await userEvent.type(input, 'heavy');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: null });
  await userEvent.tab();
  await expect(input).toHaveValue('heavy');
};

export const submitsPlainNumber: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Form' });
  const input = canvas.getByRole('spinbutton', { name: 'Weight' });
  await userEvent.clear(input);
  await userEvent.type(input, '1,200');
  await expect(new FormData(form).get('weight')).toBe('1200');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(new FormData(form).get('weight')).toBe('2.5');
};
