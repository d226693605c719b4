// @vitest-environment happy-dom
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { ResendButton, type ResendButtonProps } from './resend-button.tsx';

beforeEach(() => vi.useFakeTimers({ now: 1_800_000_000_000 }));
afterEach(() => {
  vi.useRealTimers();
});

const setup = (props: ResendButtonProps) =>
  render(
    <UiProvider locale="en" messages={en}>
      <ResendButton {...props} />
    </UiProvider>,
  );
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));
const pass = (ms: number) => act(async () => void (await vi.advanceTimersByTimeAsync(ms)));

it('counts down from 60 after a code was sent, then enables the button again', async () => {
  const onSend = vi.fn<() => boolean>(() => true);
  const onUntilChange = vi.fn<(change: { until: number }) => void>();
  setup({ onSend, onUntilChange });
  await press();
  expect(onUntilChange).toHaveBeenCalledWith({ until: 1_800_000_060_000 });
  expect(screen.getByRole('button').textContent).toBe('Send again in 60 s');
  await press();
  expect(onSend).toHaveBeenCalledTimes(1);
  await pass(30_000);
  expect(screen.getByRole('button').textContent).toBe('Send again in 30 s');
  await pass(30_500);
  expect(screen.getByRole('button', { name: 'Send again' })).toBeDefined();
});

it('does not count down when sending failed', async () => {
  setup({ onSend: async () => false });
  await press();
  expect(screen.getByRole('button', { name: 'Send code' })).toBeDefined();
});

it('continues the countdown after a reload', () => {
  setup({ until: 1_800_000_012_000 });
  expect(screen.getByRole('button').textContent).toBe('Send again in 12 s');
});
