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

const pasteInto = (input: HTMLInputElement, text: string) => {
  const wasTaken = !fireEvent.paste(input, { clipboardData: { getData: () => text } });
  // Like browsers: text whose paste event no handler prevents is inserted.
  if (!wasTaken) fireEvent.input(input, { target: { value: input.value + text } });
};

it.each([
  ['Your code is 482-913.', '482913'],
  ['482913 is your code, valid for 10 minutes', '482913'],
  ['Call 0800 123 4567. Code: 482 913', '482913'],
  ['G-482913', '482913'],
  ['AB3-9KQ', 'AB39KQ'],
  ['４８２９１３', '482913'],
  ['رمزك هو ٤٨٢٩١٣', '482913'],
])('takes the code of the pasted message "%s"', (text, code) => {
  const { onComplete, input } = setup();
  pasteInto(input, text);
  expect(input.value).toBe(code);
  expect(onComplete).toHaveBeenCalledExactlyOnceWith({ value: code });
});

it('takes nothing of a message without a code', () => {
  const { onComplete, input } = setup();
  fireEvent.input(input, { target: { value: '48' } });
  pasteInto(input, 'Your code is on its way');
  expect(input.value).toBe('48');
  expect(onComplete).not.toHaveBeenCalled();
});

it('leaves the text of an input method alone until it is composed', () => {
  vi.useFakeTimers();
  const { onComplete, input } = setup();
  fireEvent.compositionStart(input);
  fireEvent.input(input, { target: { value: '４８２９１３' }, isComposing: true });
  expect(input.value).toBe('４８２９１３');
  expect(onComplete).not.toHaveBeenCalled();
  fireEvent.compositionEnd(input);
  vi.runAllTimers();
  expect(input.value).toBe('482913');
  expect(onComplete).toHaveBeenCalledExactlyOnceWith({ value: '482913' });
  vi.useRealTimers();
});
