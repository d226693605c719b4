import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { DatePickerProps } from './date-picker.tsx';

const day = (canvas: ReturnType<typeof within>, name: RegExp) => canvas.findByRole('button', { name });

export const showsCalendar: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  // The name of the button in the language of the story.
  const [open] = canvas.getAllByRole('button');
  if (open) await userEvent.click(open);
  await waitFor(() => expect(canvas.getAllByRole('grid')[0]).toBeVisible());
};

export const choosesInCalendar: Play<DatePickerProps> = async ({ canvasElement, args, step }) => {
  const canvas = within(canvasElement);
  const open = canvas.getByRole('button', { name: 'Choose a date' });
  const input = canvas.getByLabelText<HTMLInputElement>(/^Delivery/);
  await step('the first click opens the calendar at the chosen day', async () => {
    open.click();
    const chosen = await day(canvas, /November 18, 2026/);
    await waitFor(() => expect(chosen).toHaveFocus());
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible());
  });
  await step('arrow keys move by days and weeks', async () => {
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-25' });
    await expect(input).toHaveValue('11/25/2026');
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
    await waitFor(() => expect(open).toHaveFocus());
  });
  await step('days outside the limits cannot be chosen', async () => {
    await userEvent.click(open);
    await expect(await day(canvas, /November 9, 2026/)).toBeDisabled();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
  });
};

export const takesTypedDay: Play<DatePickerProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByLabelText<HTMLInputElement>(/^Delivery/);
  await userEvent.clear(input);
  await userEvent.type(input, '12/1/2026');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-12-01' });
  await userEvent.click(canvas.getByRole('button', { name: 'Reset' }));
  await waitFor(() => expect(input).toHaveValue('11/18/2026'));
};

export const choosesRange: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  await userEvent.click(canvas.getByRole('button', { name: 'Choose a date' }));
  await userEvent.click(await day(canvas, /November 20, 2026/));
  await expect(canvas.getByLabelText(/^From/)).toHaveValue('11/20/2026');
  await expect(canvas.getByLabelText(/^To/)).toHaveValue('');
  await userEvent.click(await day(canvas, /November 12, 2026/));
  await expect(canvas.getByLabelText(/^From/)).toHaveValue('11/12/2026');
  await expect(canvas.getByLabelText(/^To/)).toHaveValue('11/20/2026');
  await waitFor(() => expect(canvas.queryByRole('grid')).toBeNull());
};

/** Typed days are checked in the field by the same limits as in the calendar. */
export const refusesTypedDay: Play<DatePickerProps> = async ({ canvasElement, args, step }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByLabelText<HTMLInputElement>(/^Delivery/);
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Form' });
  const type = async (text: string) => {
    await userEvent.clear(input);
    await userEvent.type(input, text);
    await userEvent.tab();
  };
  await step('a text that is no day', async () => {
    await type('11/45/2026');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
    await expect(input).toHaveAccessibleDescription('Type a date such as 01/31/2027');
    await expect(input).toHaveValue('11/45/2026');
    await expect(form.checkValidity()).toBe(false);
  });
  await step('a day before the first one', async () => {
    await type('11/9/2026');
    await expect(input).toHaveAccessibleDescription('Choose 11/10/2026 or later');
  });
  await step('a day that is not offered', async () => {
    await type('11/22/2026');
    await expect(input).toHaveAccessibleDescription('This date is not available');
  });
  await step('a day, and the form sends it', async () => {
    await type('11232026');
    await expect(input).toHaveValue('11/23/2026');
    await expect(input).toHaveAccessibleDescription('');
    await expect(form.checkValidity()).toBe(true);
    await expect([...new FormData(form)]).toEqual([['delivery', '2026-11-23']]);
  });
  await step('Alt and arrow down open the calendar', async () => {
    input.focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    await waitFor(() => expect(canvas.getByRole('grid', { name: 'November 2026' })).toBeVisible());
  });
};
