// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { onScrollEnd } from './on-scroll-end.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

function track() {
  const element = document.createElement('div');
  const ended = vi.fn<() => void>();
  return { element, ended, stop: onScrollEnd(element, ended) };
}

test('the end of a scroll is told once', () => {
  const { element, ended, stop } = track();
  element.dispatchEvent(new Event('scroll'));
  element.dispatchEvent(new Event('scrollend'));
  expect(ended).toHaveBeenCalledTimes(1);
  vi.advanceTimersByTime(200);
  expect(ended).toHaveBeenCalledTimes(1);
  stop();
  element.dispatchEvent(new Event('scrollend'));
  expect(ended).toHaveBeenCalledTimes(1);
});

test('where the browser does not tell it, a scroll ends once nothing has scrolled for a while', () => {
  const { element, ended, stop } = track();
  element.dispatchEvent(new Event('scrollend'));
  ended.mockClear();
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
