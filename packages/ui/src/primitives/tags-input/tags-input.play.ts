import { expect, userEvent, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TagsInputProps } from './tags-input.tsx';

const parts = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  return {
    canvas,
    input: canvas.getByRole<HTMLInputElement>('textbox', { name: /^Keywords/ }),
    tags: () => canvas.queryAllByRole('listitem').map((item) => item.textContent),
    form: canvas.getByRole<HTMLFormElement>('form', { name: 'Form' }),
  };
};

export const addsAndRemoves: Play<TagsInputProps> = async ({ canvasElement, args, step }) => {
  const { canvas, input, tags, form } = parts(canvasElement);
  await step('Enter and a comma add what is typed', async () => {
    await userEvent.type(input, 'lamp{Enter}red,');
    await expect(tags()).toEqual(['silk', 'lamp', 'red']);
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: ['silk', 'lamp', 'red'] });
    await expect(input).toHaveValue('');
    await expect(canvas.getByText('red added')).toBeInTheDocument();
  });
  await step('what is there already is not added again', async () => {
    await userEvent.type(input, 'LAMP{Enter}');
    await expect(tags()).toEqual(['silk', 'lamp', 'red']);
    await expect(input).toHaveValue('');
  });
  await step('backspace removes the last one, its button any', async () => {
    await userEvent.type(input, '{Backspace}');
    await expect(tags()).toEqual(['silk', 'lamp']);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove silk' }));
    await expect(tags()).toEqual(['lamp']);
    await expect(input).toHaveFocus();
  });
  await step('a pasted list is split', async () => {
    await userEvent.paste('blue;green\nlamp');
    await expect(tags()).toEqual(['lamp', 'blue', 'green']);
  });
  await step('what is typed is added when the field is left, and sent', async () => {
    await userEvent.type(input, 'wool');
    await userEvent.tab();
    await expect(new FormData(form).getAll('keywords')).toEqual(['lamp', 'blue', 'green', 'wool']);
  });
  await step('a reset restores what was there', async () => {
    form.reset();
    await expect(await canvas.findByText('silk')).toBeVisible();
  });
};

export const refusesEntries: Play<TagsInputProps> = async ({ canvasElement, step }) => {
  const { input, tags, form } = parts(canvasElement);
  await step('an entry that validate refuses stays as text', async () => {
    await userEvent.type(input, 'a b{Enter}');
    await expect(input).toHaveValue('a b');
    await expect(input).toHaveAccessibleDescription('Type one word');
    await expect(form.checkValidity()).toBe(false);
  });
  await step('so do those that are too many', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, 'lamp{Enter}red{Enter}');
    await expect(tags()).toEqual(['silk', 'lamp']);
    await expect(input).toHaveValue('red');
    await expect(input).toHaveAccessibleDescription('At most 2 entries');
  });
};
