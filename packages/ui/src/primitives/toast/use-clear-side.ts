'use client';
import { useEffect, type RefObject } from 'react';

// Loaded with the first toast. Without it the toasts stay at the bottom.
const loadSides = () => import('./clear-side.ts').catch(() => undefined);

/** Keeps toasts away from the buttons of forms. */
export function useClearSide(ref: RefObject<HTMLElement | null>, count: number): void {
  useEffect(() => {
    if (count === 0) return undefined;
    let isOver = false;
    let end: (() => void) | undefined;
    void loadSides().then((sides) => {
      if (!isOver && ref.current) end = sides?.keepSideClear(ref.current);
    });
    return () => {
      isOver = true;
      end?.();
    };
  }, [ref, count]);
}
