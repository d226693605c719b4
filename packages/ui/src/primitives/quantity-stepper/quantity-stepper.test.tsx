// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { hydrateAfter } from '../../testing/hydrate-after.tsx';
import { QuantityStepper, type QuantityStepperProps } from './quantity-stepper.tsx';

const setup = (props: QuantityStepperProps = {}) => {
  const onChange = vi.fn<(change: { value: number }) => void>();
  render(
    <UiProvider locale="en" messages={en}>
      <QuantityStepper onChange={onChange} {...props} />
    </UiProvider>,
  );
  return { onChange, input: screen.getByRole('spinbutton', { name: 'Quantity' }) };
};

it('steps within its limits and stays focusable at them', async () => {
  const { onChange, input } = setup({ defaultValue: 2, max: 3 });
  const more = screen.getByRole('button', { name: 'One more' });
  await userEvent.click(more);
  await userEvent.click(more);
  expect(input).toHaveProperty('value', '3');
  expect(onChange).toHaveBeenCalledTimes(1);
  expect(more.getAttribute('aria-disabled')).toBe('true');
  expect(document.activeElement).toBe(more);
});

it('accepts a typed number on blur and clamps it to the limits', async () => {
  const { onChange, input } = setup({ max: 9 });
  await userEvent.clear(input);
  await userEvent.type(input, '25');
  expect(onChange).not.toHaveBeenCalled();
  await userEvent.tab();
  expect(onChange).toHaveBeenCalledWith({ value: 9 });
});

it('keeps the last number when the field is left empty', async () => {
  const { onChange, input } = setup({ defaultValue: 4 });
  await userEvent.clear(input);
  await userEvent.tab();
  expect(input).toHaveProperty('value', '4');
  expect(onChange).not.toHaveBeenCalled();
});

it.each([
  ['at once', false],
  ['when the field is left', true],
])('takes the number that was typed before hydration %s', async (_, isFocused) => {
  const onChange = vi.fn<(change: { value: number }) => void>();
  const field = () => screen.getByRole('spinbutton', { name: 'Quantity' });
  await hydrateAfter(
    () => {
      if (isFocused) field().focus();
      Object.assign(field(), { value: '3' });
    },
    <QuantityStepper defaultValue={5} max={9} onChange={onChange} />,
  );
  const input = field();
  expect(input).toHaveProperty('value', '3');
  expect(onChange).toHaveBeenCalledTimes(isFocused ? 0 : 1);
  fireEvent.blur(input);
  expect(onChange.mock.calls).toEqual([[{ value: 3 }]]);
});

it('is no field of numbers for the browser, which the wheel would turn', () => {
  const { input } = setup({ defaultValue: 2 });
  expect(input).toHaveProperty('type', 'text');
});

it.each([
  ['{ArrowUp}', 6],
  ['{ArrowDown}', 4],
  ['{Home}', 1],
  ['{End}', 9],
  ['{Backspace}7{ArrowUp}', 8],
])('answers %s', async (keys, value) => {
  const { onChange, input } = setup({ defaultValue: 5, max: 9 });
  await userEvent.type(input, keys);
  expect(onChange).toHaveBeenLastCalledWith({ value });
  expect(input.getAttribute('aria-valuenow')).toBe(String(value));
});

it('tells the form of a step by key, as typing does', async () => {
  const onInput = vi.fn<(text: string) => void>();
  render(
    <UiProvider locale="en" messages={en}>
      <form onInput={({ target }) => onInput((target as HTMLInputElement).value)}>
        <QuantityStepper name="quantity" defaultValue={5} max={6} />
      </form>
    </UiProvider>,
  );
  await userEvent.type(screen.getByRole('spinbutton'), '{ArrowUp}{ArrowDown}{End}');
  expect(onInput.mock.calls.flat()).toEqual(['6', '5', '6']);
});
