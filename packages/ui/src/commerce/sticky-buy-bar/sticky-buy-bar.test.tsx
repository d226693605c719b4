// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { en } from '../../messages/en.ts';
import { UiProvider } from '../../provider/ui-provider.tsx';
import { StickyBuyBar } from './sticky-buy-bar.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** Reports changes like a busy browser: several in one call, the oldest first. */
function fakeObserver() {
  let callback: IntersectionObserverCallback = () => undefined;
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(observe: IntersectionObserverCallback) {
        callback = observe;
      }
      observe() {}
      disconnect() {}
    },
  );
  return (...inView: readonly boolean[]) =>
    act(() => {
      callback(
        inView.map((isIntersecting) => ({
          isIntersecting,
          boundingClientRect: { bottom: isIntersecting ? 100 : -100 },
        })) as IntersectionObserverEntry[],
        {} as IntersectionObserver,
      );
    });
}

it('follows the latest change when a busy browser reports several at once', () => {
  const report = fakeObserver();
  render(
    <UiProvider locale="en" messages={en}>
      <button id="add">Add to cart</button>
      <StickyBuyBar name="Jug" price="12.00" currency="EUR" after="add" action={<button>Add</button>} />
    </UiProvider>,
  );
  const bar = screen.getByRole('region', { name: 'Jug' });
  report(true, false);
  expect(bar.dataset['state']).toBe('open');
  expect(bar.hasAttribute('inert')).toBe(false);
  report(false, true);
  expect(bar.dataset['state']).toBe('closed');
  expect(bar.hasAttribute('inert'), 'takes no focus while it leaves').toBe(true);
});
