import { type ReactNode, useEffect } from 'react';
import { serverText } from '../../app/browser/server-text.ts';
import { pageStylesMark } from '../server/first-paint.ts';

/**
 * Runs in the browser as soon as it is parsed, and inserts the deferred parts: style sheets at the first paint, scripts
 * once the sheets are applied, because slow processors handle one thing after the other, and parts that only script
 * creates find their styles. Scripts that are not modules run immediately, because later scripts in the document call
 * them. The load event of the window covers browsers that report no paint: a tab that is opened in the background, or a
 * browser that does not support the report; a busy browser may fire it before the paint, so it waits a second.
 * Until the router listens, Back to a page that the router had shown in the same document changes only the address:
 * then the page of that address is loaded. WebKit cancels the scripts of a page that is left, and never loads them when
 * Back shows the page again from its cache: then it is loaded once more.
 */
const start = `(() => {
  const address = () => location.pathname + location.search;
  const own = address();
  onpopstate = () => { if (address() !== own) location.reload(); };
  onpageshow = ({ persisted }) => { if (persisted) location.reload(); };
  const parse = (html) => document.createRange().createContextualFragment(html);
  const [styles, scripts] = document.querySelectorAll('noscript[data-after-paint]');
  const sheets = parse(styles.textContent);
  const modules = parse(parse(scripts.textContent).firstChild.innerHTML);
  scripts.before(...modules.querySelectorAll('script:not([type])'));
  let started;
  const start = async () => {
    if (started) return;
    started = true;
    const applied = [...sheets.querySelectorAll('[rel=stylesheet]')].map((sheet) => new Promise((done) => {
      sheet.onload = sheet.onerror = done;
    }));
    styles.replaceWith(sheets);
    await Promise.all(applied);
    await new Promise((styled) => setTimeout(styled, 50));
    scripts.replaceWith(modules);
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 1000));
})()`.replaceAll(/\s*\n\s*/g, ' ');

/** In development nothing is deferred. */
const waits = import.meta.env.SSR && import.meta.env.PROD;

interface WithNonce {
  readonly nonce: string | undefined;
}
interface WithChildren {
  readonly children: ReactNode;
}

/**
 * The styles of the page's own elements. They come before the sheets: elements that a script changes have rules there,
 * which override those for the page as it was sent.
 */
export const PageStyles = ({ nonce }: WithNonce) => (
  <style
    nonce={nonce}
    suppressHydrationWarning
    dangerouslySetInnerHTML={import.meta.env.SSR ? { __html: pageStylesMark } : serverText}
  />
);

/**
 * Style sheets that are deferred until the first paint. A browser with scripts reads `<noscript>` as text, which
 * becomes elements before React starts (`start`); without scripts they are fetched immediately.
 */
export const StylesAfterPaint = ({ children }: WithChildren) =>
  waits ? <noscript data-after-paint="">{children}</noscript> : children;

/**
 * Scripts that are deferred in the same way, and in a template, so that a browser without scripts does not preload
 * them. Until they arrive, the font and the first picture get the full bandwidth, and links and forms work as without
 * script.
 */
export function ScriptsAfterPaint({ children, nonce }: WithChildren & WithNonce) {
  useEffect(() => {
    // The router listens to Back and Forward from now on, and the scripts have started.
    /* oxlint-disable unicorn/prefer-add-event-listener -- the inline script has set them (`start`) */
    window.onpopstate = null;
    window.onpageshow = null;
    /* oxlint-enable unicorn/prefer-add-event-listener */
  }, []);
  return waits ? (
    <>
      <noscript data-after-paint="">
        <template>{children}</template>
      </noscript>
      <script nonce={nonce} dangerouslySetInnerHTML={{ __html: start }} />
    </>
  ) : (
    children
  );
}
