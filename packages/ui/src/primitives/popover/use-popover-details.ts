'use client';
import { useEffect, useRef } from 'react';

/** Makes a `<details>` behave as a popover: Escape, a press or focus outside, and a followed link close it. */
export function usePopoverDetails() {
  const ref = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const close = () => details.removeAttribute('open');
    const outside = (event: Event) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) close();
    };
    const escape = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      event.stopPropagation();
      close();
      details.querySelector('summary')?.focus();
    };
    const followed = (event: MouseEvent) => {
      if (event.target instanceof Element && event.target.closest('a, [data-closes]')) close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    details.addEventListener('keydown', escape);
    details.addEventListener('click', followed);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      details.removeEventListener('keydown', escape);
      details.removeEventListener('click', followed);
    };
  }, []);
  return ref;
}
