// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { layOutBelow } from './lay-out-below.ts';

const page = document.documentElement;
const isLaidOut = () => !page.hasAttribute('data-before-interaction');

beforeEach(() => {
  vi.useFakeTimers();
  page.setAttribute('data-before-interaction', '');
  layOutBelow();
});
afterEach(() => void vi.useRealTimers());

test.each(['scroll', 'wheel', 'touchstart', 'keydown', 'popstate'])(
  'what is below the window is laid out at once on %s',
  (type) => {
    dispatchEvent(new Event(type));
    expect(isLaidOut()).toBe(true);
  },
);

test('a pointer that moves is answered first', () => {
  dispatchEvent(new Event('pointermove'));
  vi.advanceTimersByTime(900);
  expect(isLaidOut()).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(isLaidOut()).toBe(true);
});

test('nothing is laid out before the visitor does something', () => {
  vi.advanceTimersByTime(60_000);
  expect(isLaidOut()).toBe(false);
});
