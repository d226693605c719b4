import { type RefObject, useEffect, useRef } from 'react';

const buttonsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>('[data-removes-line]') ?? []),
];

/**
 * Keeps the focus in the cart: when a line that had it is gone, the button of the next line gets it, or the page when no
 * line is left (WAI-ARIA APG, "Keyboard navigation inside components").
 * @param cart changes whenever lines may have gone
 * @returns to be called before a line is removed
 */
export function useFocusAfterRemoval(container: RefObject<HTMLElement | null>, cart: unknown): () => void {
  const position = useRef(-1);

  useEffect(() => {
    if (position.current < 0 || document.activeElement !== document.body) return;
    const left = buttonsIn(container.current);
    (left[position.current] ?? left.at(-1) ?? document.getElementById('main'))?.focus();
    position.current = -1;
  }, [cart, container]);

  return () => {
    position.current = buttonsIn(container.current).findIndex((button) => button === document.activeElement);
  };
}
