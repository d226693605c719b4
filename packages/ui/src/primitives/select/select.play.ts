import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SelectProps } from './select.tsx';

export const keepsTextColour: Play = async ({ canvasElement }) => {
  // A disabled option must not make the select itself look disabled.
  const select = within(canvasElement).getByRole('combobox', { name: 'Sort by' });
  await expect(select).toHaveStyle({ color: getComputedStyle(document.body).color });
};

export const selectsOption: Play<SelectProps> = async ({ canvasElement, args }) => {
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
