import { isPlainClick } from './plain-click.ts';

/**
 * Follows links to a part of the same page, without the router: its navigation would render the page again, and React
 * would discard the server's HTML of every part whose code is still being loaded, including the place to scroll to.
 */
export function followFragments(): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const fragment = link?.getAttribute('href');
    if (!fragment?.startsWith('#') || !isPlainClick(event)) return;
    const target = document.getElementById(fragment.slice(1));
    if (!target) return;
    event.preventDefault();
    // A picture is scrolled to in its row: the page stays in place, and no history entry is added.
    if (link?.dataset.part === 'thumbnail') {
      target.parentElement?.scrollTo({ left: target.offsetLeft - target.parentElement.offsetLeft });
      return;
    }
    history.pushState(history.state, '', fragment);
    target.scrollIntoView();
    // Tab continues from there, and screen readers read its heading.
    const heading = target.querySelector<HTMLElement>('h1, h2');
    // The main content, which the skip link leads to, takes the focus itself.
    const place = target.hasAttribute('tabindex') || !heading ? target : heading;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  // In the capture phase: React stops clicks on parts that are not hydrated.
  addEventListener('click', follow, true);
}
