import { useEffect, useRef } from 'react';
import { useLocation, useNavigation } from 'react-router';

/** What tells one page from another: not its filters and sorting, which keep the focus where it is. */
const pageOf = ({ pathname, search }: { pathname: string; search: string }) => {
  const params = new URLSearchParams(search);
  return [pathname, params.get('id'), params.get('page'), params.get('keywords')].join();
};

const field = 'input, select, textarea, [contenteditable]';

/**
 * After a navigation the focus moves to the heading of the new page, which screen readers then read; without it they
 * would stay silent, and the Tab key would go on from the end of a page that is gone. A field that the visitor has turned to
 * while the page was loaded, such as that of the search, keeps the focus: what is typed must not go elsewhere.
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
    // An address with a fragment leads to its own place; a dialog keeps the focus.
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
