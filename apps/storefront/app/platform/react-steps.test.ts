import { createRequire } from 'node:module';
import {
  unstable_NormalPriority as normal,
  unstable_scheduleCallback as schedule,
  unstable_shouldYield as isStepOver,
} from 'scheduler';
import { afterEach, expect, test, vi } from 'vitest';
import { takeLongSteps, takeShortSteps } from './react-steps.ts';

afterEach(() => {
  vi.restoreAllMocks();
  takeShortSteps('page');
});

/** Whether React stops for the browser when a step has taken so many milliseconds. */
const stopsAfter = (milliseconds: number) =>
  new Promise<boolean>((resolve) =>
    schedule(normal, () => {
      vi.spyOn(performance, 'now').mockReturnValue(performance.now() + milliseconds);
      const isOver = isStepOver();
      vi.restoreAllMocks();
      resolve(isOver);
    }),
  );

test('React takes long steps while the next page is awaited', async () => {
  expect(await stopsAfter(10)).toBe(true);
  takeLongSteps('page');
  expect(await stopsAfter(30)).toBe(false);
  // What takes longer is felt.
  expect(await stopsAfter(50)).toBe(true);
  takeShortSteps('page');
  expect(await stopsAfter(10)).toBe(true);
});

test('the page is still awaited when the header is there, and a header that is there is not awaited', async () => {
  takeLongSteps('header');
  takeLongSteps('page');
  takeShortSteps('header');
  expect(await stopsAfter(30)).toBe(false);
  takeShortSteps('page');
  takeLongSteps('header');
  expect(await stopsAfter(30)).toBe(true);
});

test('it is the scheduler that React DOM uses', () => {
  const ours = createRequire(import.meta.url);
  const reactDom = createRequire(ours.resolve('react-dom/client'));
  expect(ours.resolve('scheduler')).toBe(reactDom.resolve('scheduler'));
});
