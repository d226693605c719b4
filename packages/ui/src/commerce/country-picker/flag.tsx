'use client';
import { useSyncExternalStore } from 'react';
import { flag } from './country-picker.css.ts';

// All flags are one module, fetched when the first one is shown; a module reaches every bundler's output by itself.
let flags: Readonly<Record<string, string>> | undefined;
const waiting = new Set<() => void>();

function subscribe(changed: () => void) {
  waiting.add(changed);
  if (waiting.size === 1 && flags === undefined) {
    import('./generated/flags.ts').then(
      (module) => {
        ({ flags } = module);
        for (const tell of waiting) tell();
      },
      () => undefined,
    );
  }
  return () => {
    waiting.delete(changed);
  };
}

/** Decoration beside a country's name; an empty space until the drawings have come, or for good when they cannot. */
export function Flag({ code }: { code: string }) {
  const drawing = useSyncExternalStore(
    subscribe,
    () => flags?.[code],
    () => undefined,
  );
  return (
    <svg
      aria-hidden
      className={flag}
      dangerouslySetInnerHTML={drawing === undefined ? undefined : { __html: drawing }}
    />
  );
}
