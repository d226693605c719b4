// @vitest-environment happy-dom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** A browser that is busy tells several changes at once, the oldest first. */
function busyBrowser() {
  let tell: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(callback: IntersectionObserverCallback) {
        tell = callback;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (...inView: readonly boolean[]) =>
    act(() => {
      tell(
        inView.map((isIntersecting) => ({
          isIntersecting,
          boundingClientRect: { bottom: isIntersecting ? 100 : -100 },
        })) as IntersectionObserverEntry[],
        {} as IntersectionObserver,
      );
    });
}

it('follows the last change when a busy browser tells several at once', () => {
  const tell = busyBrowser();
  render(
    <UiProvider locale="en" messages={en}>
      <button id="add">Add to cart</button>
      <StickyBuyBar name="Jug" price="12.00" currency="EUR" after="add" action={<button>Add</button>} />
    </UiProvider>,
  );
  const bar = screen.getByRole('region', { name: 'Jug' });
  tell(true, false);
  expect(bar.dataset['state']).toBe('open');
  tell(false, true);
  expect(bar.dataset['state']).toBe('closed');
});
