import { serverText } from '../../app/browser/server-text.ts';

const start = `(() => {
  const layOutAll = () => document.documentElement.setAttribute('data-scrolled', '');
  const [entry] = performance.getEntriesByType('navigation');
  if (location.hash || entry?.type !== 'navigate') return layOutAll();
  addEventListener('scroll', layOutAll, { once: true });
  addEventListener('click', ({ target }) => target.closest('a[href^="#"]') && layOutAll(), { capture: true });
})()`.replaceAll(/\s*\n\s*/g, ' ');

/**
 * Lays out the parts below the window (`below-window.css.ts`) when the visitor scrolls or follows a link within the
 * page, and immediately on a page whose scroll position is restored, or that is opened at a fragment: browser and
 * router count that position in pixels, which must not be estimates. It runs before the first paint, and before the
 * router's own script restores the position.
 */
export const LayOutWhenScrolled = ({ nonce }: { readonly nonce: string | undefined }) => (
  <script
    nonce={nonce}
    suppressHydrationWarning
    dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: start } : serverText}
  />
);
