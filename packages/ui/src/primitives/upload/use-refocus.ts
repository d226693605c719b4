'use client';
import { useEffect, useRef, type RefObject } from 'react';

/** Returns a function that takes a selector: after the next render, the element of `root` that it matches gets the focus. */
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
