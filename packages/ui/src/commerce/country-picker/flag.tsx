'use client';
import { useSyncExternalStore } from 'react';
import { flag } from './country-picker.css.ts';
import { flagFiles } from './generated/flags/index.ts';

// A few flags a module, fetched when one of them is shown; modules reach every bundler's output by themselves.
const drawings = new Map<string, string>();
const asked = new Set<string>();
const waiting = new Set<() => void>();

function fetchFlags(letter: string): void {
  if (asked.has(letter)) return;
  asked.add(letter);
  flagFiles[letter]?.().then(
    ({ flags }) => {
      for (const [code, drawing] of Object.entries(flags)) drawings.set(code, drawing);
      for (const changed of waiting) changed();
    },
    // Without its flag a country is still named.
    () => asked.delete(letter),
  );
}

/** Decoration beside a country's name; an empty space until the drawing has come. */
export function Flag({ code }: { code: string }) {
  const drawing = useSyncExternalStore(
    (changed) => {
      waiting.add(changed);
      fetchFlags(code.charAt(0));
      return () => {
        waiting.delete(changed);
      };
    },
    () => drawings.get(code),
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
