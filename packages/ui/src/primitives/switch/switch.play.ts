import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SwitchProps } from './switch.tsx';

export const describesError: Play = async ({ canvasElement }) => {
  const control = within(canvasElement).getByRole('switch');
  await expect(control).toHaveAccessibleDescription('Choose a nickname first');
  await expect(control).toBeInvalid();
};

export const togglesByPointerAndKeyboard: Play<SwitchProps> = async ({ canvasElement, args }) => {
  const control = within(canvasElement).getByRole('switch', { name: 'Tell me when the price drops' });
  await userEvent.tab();
  await expect(control).toHaveFocus();
  await userEvent.keyboard(' ');
  await expect(control).toBeChecked();
  await userEvent.keyboard(' ');
  await expect(control).not.toBeChecked();
  await userEvent.click(within(canvasElement).getByText('Tell me when the price drops'));
  await expect(control).toBeChecked();
  await expect(args.onChange).toHaveBeenCalledTimes(3);
};

export const submitsAndResets: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form');
  await expect(new FormData(form).get('alerts')).toBe('yes');
  await userEvent.click(canvas.getByRole('switch'));
  await expect(new FormData(form).get('alerts')).toBeNull();
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(new FormData(form).get('alerts')).toBe('yes');
};
