'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Returns a ref for a selector: after the next render, the element of `root` that it matches gets the focus. */
export function useRefocus(root: RefObject<Element | null>): RefObject<string | undefined> {
  const refocus = useRef<string>(undefined);
  useEffect(() => {
    if (refocus.current === undefined) return;
    root.current?.querySelector<HTMLElement>(refocus.current)?.focus();
    refocus.current = undefined;
  });
  return refocus;
}
