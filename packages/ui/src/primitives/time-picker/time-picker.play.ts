import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { TimePickerProps } from './time-picker.tsx';

export const choosesTime: Play<TimePickerProps> = async ({ canvasElement, args, step }) => {
  const canvas = within(canvasElement);
  const input = canvas.getByRole<HTMLInputElement>('combobox', { name: /^Pick-up/ });
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Form' });
  const shown = () => input.value.replaceAll(/\s/gu, ' ');
  const sent = () => new FormData(form).get('pickUp');
  await expect(shown()).toBe('9:00 AM');
  await step('the arrow keys begin at the chosen time', async () => {
    input.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '09:30' });
    await expect(sent()).toBe('09:30');
  });
  await step('a typed time is found in the list', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, '230');
    await expect(canvas.getAllByRole('option')).toHaveLength(1);
    await userEvent.keyboard('{Enter}');
    await expect(shown()).toBe('2:30 PM');
  });
  await step('and taken as it is typed when the field is left', async () => {
    await userEvent.clear(input);
    await userEvent.type(input, '16:00');
    await userEvent.tab();
    await expect(shown()).toBe('4:00 PM');
    await expect(sent()).toBe('16:00');
  });
  await step('a reset restores the time', async () => {
    form.reset();
    await waitFor(() => expect(shown()).toBe('9:00 AM'));
  });
};
