import { expect, userEvent, waitFor, within } from 'storybook/test';
import type { Play } from '../../testing/play.ts';
import type { PriceInputProps } from './price-input.tsx';

const setup = (canvasElement: HTMLElement) => {
  const canvas = within(canvasElement);
  const form = canvas.getByRole<HTMLFormElement>('form');
  return {
    form,
    input: canvas.getByRole<HTMLInputElement>('textbox', { name: /Refund amount/ }),
    submitted: () => new FormData(form).get('amount'),
  };
};

export const formatsForLocale: Play = async ({ canvasElement }) => {
  const { input, submitted } = setup(canvasElement);
  await expect(input).toHaveValue('1234,50');
  await expect(submitted()).toBe('1234.5');
};

export const acceptsBothSeparators: Play<PriceInputProps> = async ({ canvasElement, args, globals }) => {
  const { input, submitted } = setup(canvasElement);
  await userEvent.type(input, '19,9');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '19.90' });
  await expect(submitted()).toBe('19.90');
  await userEvent.tab();
  if (globals['locale'] === 'en') await expect(input).toHaveValue('19.90');
  await userEvent.clear(input);
  await userEvent.type(input, '$ 1.234,50');
  await expect(submitted()).toBe('1234.50');
  await userEvent.clear(input);
  await expect(submitted()).toBe('');
};

export const reportsLimits: Play = async ({ canvasElement, globals }) => {
  const { input, form } = setup(canvasElement);
  await userEvent.type(input, '90');
  await expect(input).not.toHaveAttribute('aria-invalid');
  await userEvent.tab();
  await expect(input).toBeInvalid();
  await expect(form.checkValidity()).toBe(false);
  if (globals['locale'] === 'en') await expect(input).toHaveAccessibleDescription('Type $86.00 at most');
  await userEvent.clear(input);
  await userEvent.type(input, 'many');
  if (globals['locale'] === 'en') {
    await expect(input).toHaveAccessibleDescription('Type an amount such as 12.50');
  }
  await userEvent.clear(input);
  await userEvent.type(input, '0.5');
  await expect(form.checkValidity()).toBe(false);
  await userEvent.clear(input);
  await userEvent.type(input, '86');
  await expect(form.checkValidity()).toBe(true);
  await expect(input).toBeValid();
};

export const resetsWithForm: Play = async ({ canvasElement }) => {
  const { input, form, submitted } = setup(canvasElement);
  await userEvent.clear(input);
  await userEvent.type(input, '12');
  await expect(submitted()).toBe('12');
  form.reset();
  await waitFor(() => expect(submitted()).toBe('10.00'));
};

export const refusesDecimalsOfYen: Play<PriceInputProps> = async ({ canvasElement, args }) => {
  const { input } = setup(canvasElement);
  await userEvent.type(input, '1990');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '1990' });
  await userEvent.type(input, '.5');
  await expect(args.onChange).toHaveBeenLastCalledWith({ value: '' });
};
