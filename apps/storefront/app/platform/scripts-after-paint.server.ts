import { Transform } from 'node:stream';

/** What the scripts of a page are called until it is painted: browsers fetch nothing of a type that they do not know. */
const waiting = 'after-paint';

const preload = /<link rel="modulepreload"/g;
const moduleScript = /<script([^>]*) type="module"([^>]*)>([\s\S]*?)<\/script>/;

/** Runs in the browser. The event of the window is for what never paints: a tab that is opened in the background. */
const start = `(() => {
  const nonce = document.currentScript.nonce;
  let started;
  const start = () => {
    if (started) return;
    started = true;
    for (const link of document.querySelectorAll('link[rel="${waiting}"]')) link.rel = 'modulepreload';
    for (const script of document.querySelectorAll('script[type="${waiting}"]')) {
      const module = document.createElement('script');
      module.type = 'module';
      module.nonce = nonce;
      module.textContent = script.textContent;
      script.replaceWith(module);
    }
  };
  new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
  addEventListener('load', start);
})()`.replaceAll(/\s*\n\s*/g, ' ');

/** The document whose scripts wait for its first paint; undefined as long as its script is not whole. */
function withWaitingScripts(html: string, nonce: string | undefined): string | undefined {
  const script = moduleScript.exec(html);
  if (!script) return undefined;
  const [text, before = '', after = '', code = ''] = script;
  const starter = `<script${nonce ? ` nonce="${nonce}"` : ''}>${start}</script>`;
  return (
    html.slice(0, script.index).replaceAll(preload, `<link rel="${waiting}"`) +
    `<script${before} type="${waiting}"${after}>${code}</script>${starter}` +
    html.slice(script.index + text.length)
  );
}

/**
 * Lets the scripts of a document wait for its first paint: styles, the font and the first picture have the line for
 * themselves, and nothing is parsed and run before the page is seen. Until then links and forms work as without script.
 *
 * The document is held back until the script that starts it is whole, which React writes with the first piece of the page.
 *
 * @param nonce - Of the content security policy of the answer; none when its inline scripts are allowed by their hashes.
 */
export function scriptsAfterPaint(nonce: string | undefined): Transform {
  // One character for each byte, whatever the text is: what is looked for is ASCII.
  let held: string | undefined = '';
  return new Transform({
    transform(piece: Buffer, _, done) {
      if (held === undefined) return done(null, piece);
      held += piece.toString('latin1');
      const html = withWaitingScripts(held, nonce);
      if (html === undefined) return done();
      held = undefined;
      done(null, Buffer.from(html, 'latin1'));
    },
    flush(done) {
      done(null, Buffer.from(held ?? '', 'latin1'));
    },
  });
}
