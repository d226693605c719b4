import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { QuantityStepperProps } from './quantity-stepper.tsx';

const value = (canvasElement: HTMLElement) =>
  within(canvasElement).getByRole('spinbutton', { name: 'Quantity' });

export const staysWithinLimits: Play<QuantityStepperProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const more = canvas.getByRole('button', { name: 'One more' });
  await userEvent.click(more);
  await userEvent.click(more);
  await expect(value(canvasElement)).toHaveValue('5');
  await expect(args.onChange).toHaveBeenCalledTimes(1);
  await expect(more).toHaveAttribute('aria-disabled', 'true');
  await expect(more).toHaveFocus();
  canvas.getByRole('button', { name: 'One less' }).focus();
  await userEvent.keyboard('{Enter}');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 4 });
};

export const acceptsTypedNumber: Play<QuantityStepperProps> = async ({ canvasElement, args }) => {
  await userEvent.clear(value(canvasElement));
  await userEvent.type(value(canvasElement), '25{Enter}');
  await expect(args.onChange).toHaveBeenCalledWith({ value: 9 });
  await expect(value(canvasElement)).toHaveValue('9');
};

export const keepsControlledValue: Play<QuantityStepperProps> = async ({ canvasElement, args }) => {
  await userEvent.click(within(canvasElement).getByRole('button', { name: 'One more' }));
  await expect(args.onChange).toHaveBeenCalledWith({ value: 3 });
  await expect(value(canvasElement)).toHaveValue('2');
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'One more' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(value(canvasElement)).toHaveValue('3');
};
