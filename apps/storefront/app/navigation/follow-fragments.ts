import { isPlainClick } from './plain-click.ts';

/**
 * Links to a part of the same page, without the router: the navigation that it would see renders the page again, and
 * React throws away the server's HTML of every part whose code is still being loaded, so that the place to scroll to is
 * gone.
 */
export function followFragments(): void {
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest('a');
    const fragment = link?.getAttribute('href');
    if (!fragment?.startsWith('#') || !isPlainClick(event)) return;
    const target = document.getElementById(fragment.slice(1));
    if (!target) return;
    event.preventDefault();
    // A picture is shown in its row: the page stays where it is, and there is nothing to go back to.
    if (link?.dataset.part === 'thumbnail') {
      target.parentElement?.scrollTo({ left: target.offsetLeft - target.parentElement.offsetLeft });
      return;
    }
    history.pushState(history.state, '', fragment);
    target.scrollIntoView();
    // Tab goes on from there, and screen readers read its heading.
    const heading = target.querySelector<HTMLElement>('h1, h2');
    // The content of the page, which the skip link leads to, takes the focus itself.
    const place = target.hasAttribute('tabindex') || !heading ? target : heading;
    place.tabIndex = -1;
    place.focus({ preventScroll: true });
  };
  // On the way down: React stops clicks on parts that are not hydrated.
  addEventListener('click', follow, true);
}
