import { serverText } from '../../app/browser/server-text.ts';

const start = `(() => {
  const layOutAll = () => document.documentElement.setAttribute('data-scrolled', '');
  const [entry] = performance.getEntriesByType('navigation');
  if (location.hash || entry?.type !== 'navigate') return layOutAll();
  addEventListener('scroll', layOutAll, { once: true });
  addEventListener('click', ({ target }) => target.closest('a[href^="#"]') && layOutAll(), { capture: true });
})()`.replaceAll(/\s*\n\s*/g, ' ');

/**
 * Lays out the parts below the window (`below-window.css.ts`) when the visitor scrolls or follows a link within the page, and
 * at once in a page to whose place the visitor returns, or that is opened at a place of its own: browser and router count
 * that place in pixels, which must not be guesses. It runs before the first paint, and before the router's own script
 * returns to the place.
 */
export const LayOutWhenScrolled = ({ nonce }: { readonly nonce: string | undefined }) => (
  <script
    nonce={nonce}
    suppressHydrationWarning
    dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: start } : serverText}
  />
);
