import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TextAreaProps } from './text-area.tsx';

export const countsTypedCharacters: Play<TextAreaProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox'), 'Thank you very much');
  await expect(canvas.getByRole('textbox')).toHaveValue('Thank you ');
  await expect(canvas.getByText('10/10')).toBeVisible();
  await expect(args.onChange).toHaveBeenCalled();
};

export const countsCharactersAsPeopleSeeThem: Play<TextAreaProps> = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('textbox'));
  await userEvent.paste('👨‍👩‍👧‍👦'.repeat(12));
  await expect(canvas.getByRole('textbox')).toHaveValue('👨‍👩‍👧‍👦'.repeat(10));
  await expect(canvas.getByText('10/10')).toBeVisible();
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox'), ' there');
  await expect(canvas.getByText('11/150')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.getByText('5/150')).toBeVisible();
};
