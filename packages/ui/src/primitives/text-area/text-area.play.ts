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

export const refusesWhatDoesNotFit: Play<TextAreaProps> = async ({ canvasElement, args }) => {
  const area = within(canvasElement).getByRole<HTMLTextAreaElement>('textbox');
  await userEvent.click(area);
  area.setSelectionRange(7, 7);
  await userEvent.keyboard('!');
  await expect(area).toHaveValue('Exactly twenty chars');
  await expect(area.selectionStart).toBe(7);
  await expect(args.onChange).not.toHaveBeenCalled();
  // Of a text pasted over a word, the part that fits is inserted.
  area.setSelectionRange(8, 14);
  await userEvent.paste('a hundred');
  await expect(area).toHaveValue('Exactly a hund chars');
  await expect(area.selectionStart).toBe(14);
  document.execCommand('undo');
  await expect(area).toHaveValue('Exactly twenty chars');
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.type(canvas.getByRole('textbox'), ' there');
  await expect(canvas.getByText('11/150')).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await expect(canvas.getByText('5/150')).toBeVisible();
};
