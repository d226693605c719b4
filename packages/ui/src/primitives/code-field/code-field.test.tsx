// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { CodeField } from './code-field.tsx';

const setup = () => {
  const onComplete = vi.fn<(result: { value: string }) => void>();
  const seen: string[] = [];
  render(
    <UiProvider locale="en" messages={en}>
      <CodeField
        label="Code"
        onComplete={onComplete}
        onChange={({ currentTarget }) => seen.push(currentTarget.value)}
      />
    </UiProvider>,
  );
  return { onComplete, seen, input: screen.getByRole<HTMLInputElement>('textbox') };
};

it('removes the spaces of an autofilled code, which maxlength must not cut off', () => {
  const { onComplete, seen, input } = setup();
  expect(input.maxLength).toBe(-1);
  fireEvent.input(input, { target: { value: '123 456' } });
  expect(input.value).toBe('123456');
  expect(seen).toEqual(['123456']);
  expect(onComplete).toHaveBeenCalledWith({ value: '123456' });
});

it('ignores what is typed beyond the last character', () => {
  const { onComplete, input } = setup();
  fireEvent.input(input, { target: { value: '123-4567' } });
  expect(input.value).toBe('123456');
  expect(onComplete).toHaveBeenCalledTimes(1);
});
