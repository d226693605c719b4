import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { PaymentMethodPickerProps } from './payment-method-picker.tsx';

export const selectsByPointerAndKeyboard: Play<PaymentMethodPickerProps> = async ({
  canvasElement,
  args,
}) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: /PayPal/ }));
  await expect(args.onChange).toHaveBeenCalledWith({ value: 'paypal' });
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('radio', { name: /Card/ })).toBeChecked();
};
