import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SegmentedControlProps } from './segmented-control.tsx';

export const choosesByPointerAndKeyboard: Play<SegmentedControlProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const option = (name: string) => canvas.getByRole('radio', { name });
  await expect(canvas.getByRole('group', { name: 'Period' })).toBeVisible();
  await userEvent.click(canvas.getByText('Month'));
  await expect(option('Month')).toBeChecked();
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'month' });
  await userEvent.keyboard('{ArrowDown}');
  await expect(option('Year')).toBeChecked();
  await expect(option('Year')).toHaveFocus();
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 'year' });
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByText('Year'));
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.getByRole('radio', { name: 'Week' })).toBeChecked();
};
