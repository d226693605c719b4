import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { SliderProps } from './slider.tsx';

export const onRangeChange = fn();

export const announcesFormattedValue: Play = async ({ canvasElement }) => {
  const slider = within(canvasElement).getByRole('slider', { name: 'Points to use' });
  await expect(slider).toHaveAttribute('aria-valuetext', '200 points, −$2.00');
  await expect(slider).toHaveAccessibleDescription('You have 500 points.');
};

export const changesAndResets: Play<SliderProps> = async ({ canvasElement, args }) => {
  const canvas = within(canvasElement);
  const slider = canvas.getByRole<HTMLInputElement>('slider');
  const form = canvas.getByRole<HTMLFormElement>('form');
  await userEvent.tab();
  await expect(slider).toHaveFocus();
  // Browsers ignore synthetic key events on a range input, so the test fires the change event.
  fireEvent.change(slider, { target: { value: '210' } });
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: 210 });
  await expect(new FormData(form).get('points')).toBe('210');
  form.reset();
  await waitFor(() => expect(slider).toHaveValue('200'));
};

export const keepsEndsInOrder: Play = async ({ canvasElement, globals }) => {
  const canvas = within(canvasElement);
  const [from, to] = canvas.getAllByRole<HTMLInputElement>('slider');
  const form = canvas.getByRole<HTMLFormElement>('form');
  if (!from || !to) throw new Error('Expected two range inputs');
  if (globals['locale'] === 'en') await expect(from).toHaveAccessibleName('From');
  await userEvent.tab();
  await expect(from).toHaveFocus();
  await userEvent.tab();
  await expect(to).toHaveFocus();
  fireEvent.change(from, { target: { value: '50' } });
  await expect(onRangeChange).toHaveBeenLastCalledWith({ value: [50, 120] });
  // A thumb stops at the other thumb.
  fireEvent.change(from, { target: { value: '180' } });
  await expect(onRangeChange).toHaveBeenLastCalledWith({ value: [120, 120] });
  await expect(from).toHaveValue('120');
  await expect([...new FormData(form).entries()]).toEqual([
    ['minPrice', '120'],
    ['maxPrice', '120'],
  ]);
  form.reset();
  await waitFor(() => expect(from).toHaveValue('20'));
};

export const movesNearestThumb: Play = async ({ canvasElement }) => {
  const canvas = within(canvasElement);
  const [from, to] = canvas.getAllByRole<HTMLInputElement>('slider');
  const track = from?.parentElement;
  if (!from || !to || !track) throw new Error('Expected two range inputs');
  const box = track.getBoundingClientRect();
  const rtl = getComputedStyle(track).direction === 'rtl';
  const at = (share: number) => box.left + box.width * (rtl ? 1 - share : share);
  fireEvent.pointerDown(track, { clientX: at(0.9), button: 0 });
  await waitFor(() => expect(to).toHaveValue('180'));
  await expect(to).toHaveFocus();
  fireEvent.pointerDown(track, { clientX: at(0.2), button: 0 });
  await waitFor(() => expect(from).toHaveValue('40'));
};
