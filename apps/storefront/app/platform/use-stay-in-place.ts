import type { MouseEvent } from 'react';
import { useNavigate } from 'react-router';

/** Follows the links inside an element without scrolling to the top, so that filters and tabs stay under the pointer. */
export function useStayInPlace() {
  const navigate = useNavigate();
  return (event: MouseEvent<HTMLElement>) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (!link || link.origin !== location.origin || link.target) return;
    event.preventDefault();
    void navigate(link.pathname + link.search, { preventScrollReset: true });
  };
}
