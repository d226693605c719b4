'use client';
import { useEffect, type RefObject } from 'react';

/** What was chosen in a select of the server's HTML before React took it over counts: it is told as if it were chosen now. */
export function useEarlyChoice(select: RefObject<HTMLSelectElement | null>): void {
  useEffect(() => {
    const { current } = select;
    // Only the HTML of the server marks the option that it has chosen.
    const given = [...(current?.options ?? [])].find((option) => option.hasAttribute('selected'));
    if (given && !given.selected) current?.dispatchEvent(new Event('change', { bubbles: true }));
  }, [select]);
}
