'use client';
import { useSyncExternalStore } from 'react';

const everySecond = (notify: () => void) => {
  const timer = setInterval(notify, 250);
  return () => clearInterval(timer);
};
const never = () => () => undefined;
const seconds = () => Math.floor(Date.now() / 1000) * 1000;

/**
 * The time in whole seconds, updated while `active`. On the server and during hydration it is `undefined`
 * (or `start`), so that both render the same.
 */
export function useNow(active: boolean, start?: number): number | undefined {
  return useSyncExternalStore<number | undefined>(active ? everySecond : never, seconds, () => start);
}
