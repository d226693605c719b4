'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * The number of children in the first row of a wrapping list; the others are hidden. `undefined` until it is measured.
 */
export function useFitting(list: RefObject<HTMLElement | null>): number | undefined {
  const [fitting, setFitting] = useState<number>();
  useEffect(() => {
    const root = list.current;
    if (!root) return undefined;
    const children = () => [...root.children].filter((child) => child instanceof HTMLElement);
    const observer = new ResizeObserver(() => {
      const entries = children();
      const top = entries[0]?.offsetTop;
      setFitting(entries.filter(({ offsetTop }) => offsetTop === top).length);
    });
    observer.observe(root);
    // A font that loads late changes their widths.
    for (const child of children()) observer.observe(child);
    return () => observer.disconnect();
  }, [list]);
  return fitting;
}
