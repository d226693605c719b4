import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { CalendarProps } from './calendar.tsx';

export const choosesByKeys: Play<CalendarProps> = async ({ canvasElement, args, step }) => {
  const canvas = within(canvasElement);
  const day = (name: RegExp) => canvas.findByRole('button', { name });
  const form = canvas.getByRole<HTMLFormElement>('form', { name: 'Form' });
  const sent = () => new FormData(form).get('delivery');
  await step('arrow keys and Enter choose a day', async () => {
    (await day(/November 18, 2026/)).focus();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith({ value: '2026-11-25' });
    await expect(sent()).toBe('2026-11-25');
  });
  await step('page down leads to the next month', async () => {
    await userEvent.keyboard('{PageDown}');
    await expect(await canvas.findByRole('grid', { name: 'December 2026' })).toBeVisible();
    await waitFor(async () => expect(await day(/December 25, 2026/)).toHaveFocus());
  });
  await step('a day that is not offered stays unchosen', async () => {
    await expect(await day(/December 26, 2026/)).toBeDisabled();
    await expect(sent()).toBe('2026-11-25');
  });
  await step('a reset leads back to the day and its month', async () => {
    form.reset();
    await expect(await canvas.findByRole('grid', { name: 'November 2026' })).toBeVisible();
    await waitFor(() => expect(sent()).toBe('2026-11-18'));
  });
};
