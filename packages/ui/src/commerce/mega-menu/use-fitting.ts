'use client';
import { useEffect, useState, type RefObject } from 'react';

/**
 * How many children of a wrapping list are in its first row; the others are cut off. `undefined` until it is measured.
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
