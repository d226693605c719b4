import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';

/** 1000 / 22 ms: what takes more than 50 is felt as a delay. */
const longSteps = 22;
/** React's own: 5 ms. */
const shortSteps = 0;

/** What a visitor waits for until React has rendered it: the next page, or the header of the first one. */
type Awaited = 'page' | 'header';

const awaited = new Set<Awaited>();
let isHeaderThere = false;

/**
 * React renders in steps, between which the browser answers and paints. While a visitor waits there is nothing else to
 * paint: the steps are long, since each one costs several milliseconds on a slow processor.
 */
export function takeLongSteps(until: Awaited): void {
  if (until === 'header' && isHeaderThere) return;
  awaited.add(until);
  forceFrameRate(longSteps);
}

/** It is there: if nothing else is waited for, steps let the browser answer at once. */
export function takeShortSteps(after: Awaited): void {
  if (after === 'header') isHeaderThere = true;
  awaited.delete(after);
  if (awaited.size === 0) forceFrameRate(shortSteps);
}
