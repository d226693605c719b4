'use client';
import { useSyncExternalStore } from 'react';
import { flag } from './country-picker.css.ts';
import { draw, type FlagDrawing } from './flag-drawing.tsx';
import { flagFiles } from './generated/flags/index.ts';

// Each module has a few flags and is loaded when one of them is shown; every bundler supports modules.
const drawings = new Map<string, FlagDrawing>();
const requested = new Set<string>();
const listeners = new Set<() => void>();

function fetchFlags(letter: string): void {
  if (requested.has(letter)) return;
  requested.add(letter);
  flagFiles[letter]?.().then(
    ({ flags }) => {
      for (const [code, drawing] of Object.entries(flags)) drawings.set(code, drawing);
      for (const changed of listeners) changed();
    },
    // Without a flag the name of the country is still shown.
    () => requested.delete(letter),
  );
}

/** The flag of a country, decorative; an empty space until it is loaded. */
export function Flag({ code }: { code: string }) {
  const drawing = useSyncExternalStore(
    (changed) => {
      listeners.add(changed);
      fetchFlags(code.charAt(0));
      return () => {
        listeners.delete(changed);
      };
    },
    () => drawings.get(code),
    () => undefined,
  );
  return (
    <svg aria-hidden className={flag}>
      {drawing && draw(drawing)}
    </svg>
  );
}
