// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onScrollEnd } from './on-scroll-end.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(window, 'onscrollend');
});

function track() {
  const element = document.createElement('div');
  const ended = vi.fn<() => void>();
  return { element, ended, stop: onScrollEnd(element, ended) };
}

test('where browsers tell the end of a scroll, that is used', () => {
  Object.assign(window, { onscrollend: null });
  const { element, ended, stop } = track();
  element.dispatchEvent(new Event('scrollend'));
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  element.dispatchEvent(new Event('scrollend'));
  expect(ended).toHaveBeenCalledTimes(1);
});

test('elsewhere a scroll ends once nothing has scrolled for a while', () => {
  const { element, ended, stop } = track();
  for (let frame = 0; frame < 20; frame += 1) {
    element.dispatchEvent(new Event('scroll'));
    vi.advanceTimersByTime(16);
  }
  expect(ended).not.toHaveBeenCalled();
  vi.advanceTimersByTime(200);
  expect(ended).toHaveBeenCalledTimes(1);
  element.dispatchEvent(new Event('scroll'));
  stop();
  vi.advanceTimersByTime(200);
  expect(ended).toHaveBeenCalledTimes(1);
});
