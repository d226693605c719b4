import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SkuPickerProps } from './sku-picker.tsx';

export const selectsByPointerAndKeyboard: Play<SkuPickerProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const unavailable = canvas.getByRole('radio', { name: 'L, not available in this combination' });
  await userEvent.click(unavailable);
  await expect(unavailable).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith({
    name: 'size',
    value: 'l',
    selected: { colour: 'chalk', size: 'l' },
  });
  await userEvent.keyboard('{ArrowUp}');
  await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
};

export const keepsControlledValue: Play<SkuPickerProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
  await expect(args.onChange).toHaveBeenCalledOnce();
  await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('radio', { name: 'S' }));
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.getByRole('radio', { name: 'M' })).toBeChecked();
};

export const namesDifferences: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await expect(canvas.getByRole('radio', { name: 'Clay +$5' })).toBeInTheDocument();
  await expect(canvas.getByText('+$12.50')).toBeVisible();
};
