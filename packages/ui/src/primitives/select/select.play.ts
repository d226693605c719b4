import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SelectProps } from './select.tsx';

export const plain: Play = async ({ canvasElement }) => {
  // One of its options is off, the select itself is not.
  const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
  await expect(select).toHaveStyle({ color: getComputedStyle(document.body).color });
};

export const selection: Play<SelectProps> = async ({ canvasElement, args }) => {
  const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, 'Most sold');
  await expect(select).toHaveValue('sold');
  await expect(args.onChange).toHaveBeenCalledOnce();
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const select = canvas.getByRole('combobox', { name: 'Sort by' });
  await userEvent.selectOptions(select, 'Most sold');
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(select).toHaveValue('cheap');
};
