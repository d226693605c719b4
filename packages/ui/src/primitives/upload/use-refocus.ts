'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Returns a function that focuses the element of `root` matching a selector after the next render. */
export function useRefocus(root: RefObject<Element | null>): (selector: string) => void {
  const wanted = useRef<string>(undefined);
  useEffect(() => {
    if (wanted.current === undefined) return;
    root.current?.querySelector<HTMLElement>(wanted.current)?.focus();
    wanted.current = undefined;
  });
  return (selector) => {
    wanted.current = selector;
  };
}
