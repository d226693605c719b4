/** What scripts and style sheets are called until the page is painted: browsers fetch nothing that they do not know. */
const waiting = { script: 'after-paint', style: 'style-after-paint' } as const;

// React writes the nonce of a style sheet before its `rel`.
const link = /<link\b[^>]*>/g;
const preload = / rel="modulepreload"/;
const styleSheet = / rel="stylesheet"/;
const address = / href="([^"#]*)/;
const moduleScript = /^<script([^>]*) type="module"([^>]*)>([\s\S]*?)<\/script>/;

/**
 * Runs in the browser. The event of the window is for what reports no paint: a tab that is opened in the background, or a
 * browser that does not know the report; a busy browser may send it before the paint, so it waits a second. Scripts are
 * fetched when the style sheets are applied: processors that are few do one thing after the other, and parts that only the
 * script makes find their styles.
 */
const start = `(() => {
  const nonce = document.currentScript.nonce;
  const all = (selector) => [...document.querySelectorAll(selector)];
  let started;
  const start = async () => {
    if (started) return;
    started = true;
    const styles = all('link[rel="${waiting.style}"]').map((link) => new Promise((done) => {
      link.onload = link.onerror = done;
      link.rel = 'stylesheet';
    }));
    await Promise.all(styles);
    await new Promise((styled) => setTimeout(styled, 50));
    for (const link of all('link[rel="${waiting.script}"]')) link.rel = 'modulepreload';
    for (const script of all('script[type="${waiting.script}"]')) {
      const module = document.createElement('script');
      module.type = 'module';
      module.nonce = nonce;
      module.textContent = script.textContent;
      script.replaceWith(module);
    }
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  addEventListener('load', () => setTimeout(start, document.hidden ? 0 : 1000));
})()`.replaceAll(/\s*\n\s*/g, ' ');

/** Picks the styles that the HTML needs out of its style sheets. */
export type PickStyles = (html: string, hrefs: readonly string[]) => string;

/**
 * Lets style sheets and scripts of a document wait for its first paint: its own styles are in the HTML, the font and the
 * first picture have the line for themselves, and nothing is parsed and run before the page is seen. Until then links
 * and forms work as without script. Without script the style sheets are fetched at once.
 *
 * @param html - A whole document; without a module script nothing in it waits.
 * @param nonce - Of the content security policy of the answer; none when what is inline is allowed by its hash.
 */
export function firstPaint(html: string, nonce: string | undefined, pickStyles: PickStyles): string {
  // Only the head has links of scripts and style sheets; the module script is the last part of the body.
  const endOfHead = html.indexOf('</head>');
  const startOfScript = html.lastIndexOf('<script', html.indexOf(' type="module"', endOfHead));
  const script = moduleScript.exec(html.slice(Math.max(startOfScript, 0)));
  const allowed = nonce ? ` nonce="${nonce}"` : '';
  const head = html.slice(0, endOfHead);
  const body = html.slice(endOfHead, script ? startOfScript : undefined);
  const sheets = (head.match(link) ?? []).filter((tag) => styleSheet.test(tag));
  const hrefs = sheets.map((tag) => address.exec(tag)?.[1] ?? '');
  // Before the sheets: what a script changes has rules in them, which win over those for the page as it was sent.
  const firstSheet = sheets[0] === undefined ? head.length : head.indexOf(sheets[0]);
  const styles = `<style${allowed}>${pickStyles(body, hrefs)}</style>`;
  const styled = head.slice(0, firstSheet) + styles + head.slice(firstSheet);
  if (!script) return styled + body;
  const [text, attributes = '', moreAttributes = '', code = ''] = script;
  return (
    styled.replaceAll(link, (tag) =>
      tag.replace(preload, ` rel="${waiting.script}"`).replace(styleSheet, ` rel="${waiting.style}"`),
    ) +
    `<noscript>${sheets.join('')}</noscript>` +
    body +
    `<script${attributes} type="${waiting.script}"${moreAttributes}>${code}</script><script${allowed}>${start}</script>` +
    html.slice(startOfScript + text.length)
  );
}
