// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { ToastProvider, useToast } from './toast.tsx';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

function Told() {
  const toast = useToast();
  return <button onClick={() => toast({ message: 'Saved' })}>Save</button>;
}

const show = (isHidden: boolean) => {
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(isHidden);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));

it('a toast waits while its tab is hidden, and has its whole time when it is shown', () => {
  render(
    <UiProvider locale="en" messages={en}>
      <ToastProvider>
        <Told />
      </ToastProvider>
    </UiProvider>,
  );
  show(true);
  act(() => screen.getByRole('button', { name: 'Save' }).click());
  wait(60_000);
  expect(screen.getByText('Saved')).toBeTruthy();
  show(false);
  wait(4000);
  expect(screen.getByText('Saved')).toBeTruthy();
  wait(2000);
  expect(screen.queryByText('Saved')).toBeNull();
});

it('errors leave with their page, and those that the next page shows stay', () => {
  function Page({ error }: { error: string }) {
    const toast = useToast();
    useEffect(() => {
      toast({ tone: 'critical', message: error });
      toast({ tone: 'success', message: `Saved before: ${error}` });
    }, [toast, error]);
    return null;
  }
  const shop = (page: string) => (
    <UiProvider locale="en" messages={en}>
      <ToastProvider page={page}>
        <Page key={page} error={`Error of ${page}`} />
      </ToastProvider>
    </UiProvider>
  );
  const { rerender } = render(shop('/a'));
  expect(screen.getByText('Error of /a')).toBeTruthy();
  rerender(shop('/b'));
  expect(screen.queryByText('Error of /a')).toBeNull();
  expect(screen.getByText('Saved before: Error of /a')).toBeTruthy();
  expect(screen.getByText('Error of /b')).toBeTruthy();
});
