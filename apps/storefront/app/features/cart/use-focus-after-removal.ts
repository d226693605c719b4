import { type RefObject, useEffect, useRef } from 'react';

const buttonsIn = (container: HTMLElement | null) => [
  ...(container?.querySelectorAll<HTMLElement>('[data-removes-line]') ?? []),
];

/**
 * Keeps the focus in the cart: when the focused line is removed, the button of the next line gets the focus, or the
 * page if no line is left (WAI-ARIA APG, "Keyboard navigation inside components").
 * @param cart changes whenever lines may have been removed
 * @returns a function to call before a line is removed
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
