import { expect, fn, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';

export const onRatingChange = fn();

export const namesImage: Play = async ({ canvasElement }) => {
  await expect(within(canvasElement).getByRole('img')).toHaveAccessibleName(/4\.6/);
};

export const selectsStars: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const [first, second, , fourth] = canvas.getAllByRole('radio');
  if (!first || !second || !fourth) throw new Error('Expected five stars');
  await userEvent.click(fourth);
  await expect(onRatingChange).toHaveBeenLastCalledWith({ value: 4 });
  first.focus();
  await userEvent.keyboard('{ArrowDown}');
  await expect(second).toBeChecked();
  await expect(onRatingChange).toHaveBeenLastCalledWith({ value: 2 });
};

export const inputResetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const [first, , third] = canvas.getAllByRole('radio');
  if (!first || !third) throw new Error('Expected five stars');
  await userEvent.click(first);
  await expect(third).not.toBeChecked();
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(third).toBeChecked();
};
