'use client';
import { useEffect, type RefObject } from 'react';

/** Closes a `<details>` on a press or focus outside it and, `whenFollowed`, when one of its links or actions is chosen. */
export function useClosesItself(
  ref: RefObject<HTMLDetailsElement | null>,
  { whenFollowed = true }: { whenFollowed?: boolean } = {},
) {
  useEffect(() => {
    const details = ref.current;
    if (!details) return undefined;
    const close = () => details.removeAttribute('open');
    const outside = (event: Event) => {
      if (details.open && event.target instanceof Node && !details.contains(event.target)) close();
    };
    // A router's link calls `preventDefault()` to navigate on the client, and still counts as followed.
    const followed = (event: MouseEvent) => {
      const item =
        whenFollowed && event.target instanceof Element && event.target.closest('a, [data-closes]');
      if (!item) return;
      // A link opens another page; the focus on a button would be lost with the panel.
      if (!item.matches('a') && item.matches(':focus')) details.querySelector('summary')?.focus();
      close();
    };
    document.addEventListener('pointerdown', outside);
    document.addEventListener('focusin', outside);
    details.addEventListener('click', followed);
    return () => {
      document.removeEventListener('pointerdown', outside);
      document.removeEventListener('focusin', outside);
      details.removeEventListener('click', followed);
    };
  }, [ref, whenFollowed]);
}
