import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** Identifies a page without its filters and sorting, which leave the focus unchanged. */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) => {
  const params = new URLSearchParams(search);
  return [pathname, params.get('id'), params.get('page'), params.get('keywords')].join();
};

const field = 'input, select, textarea, [contenteditable]';

/**
 * After a navigation the focus moves to the heading of the new page, which screen readers then read; otherwise they
 * would stay silent, and the Tab key would continue from the end of a page that is gone. A field that the visitor
 * focused while the page was loading, such as the search field, keeps the focus: typed text must not go elsewhere.
 */
export function useFocusHeading(): void {
  const location = useLocation();
  const page = pageOf(location);
  const { hash } = location;
  const shown = useRef(page);
  const isLoading = useNavigation().state !== 'idle';
  const leftFrom = useRef<Element>(null);
  useEffect(() => {
    if (isLoading) leftFrom.current = document.activeElement;
  }, [isLoading]);
  useEffect(() => {
    if (shown.current === page) return;
    shown.current = page;
    // An address with a fragment leads to its own place; an open dialog keeps the focus.
    if (hash || document.querySelector('dialog:modal')) return;
    const { activeElement: now } = document;
    if (now !== leftFrom.current && now?.matches(field)) return;
    const heading =
      document.querySelector<HTMLElement>('main h1') ?? document.querySelector<HTMLElement>('main');
    if (!heading) return;
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
  }, [page, hash]);
}
