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

test('a link to a part of the page finds it laid out, other links wait for nothing', () => {
  document.body.innerHTML = '<a href="/cart">Cart</a><a href="#reviews"><b>Reviews</b></a>';
  const press = (selector: string) =>
    document.querySelector(selector)?.dispatchEvent(new Event('click', { bubbles: true }));
  press('a');
  expect(isLaidOut()).toBe(false);
  press('b');
  expect(isLaidOut()).toBe(true);
});

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
