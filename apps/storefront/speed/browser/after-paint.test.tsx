import { renderToString } from 'react-dom/server';
import { expect, it, onTestFinished, vi } from 'vitest';

/** The HTML of a document with deferred style sheet and scripts. */
async function documentOf(isBuilt: boolean) {
  vi.stubEnv('PROD', isBuilt);
  vi.resetModules();
  onTestFinished(() => void vi.unstubAllEnvs());
  const { ScriptsAfterPaint, StylesAfterPaint } = await import('./after-paint.tsx');
  return renderToString(
    <html lang="en">
      <head>
        <StylesAfterPaint>
          <link rel="stylesheet" href="/a.css" />
        </StylesAfterPaint>
      </head>
      <body>
        <ScriptsAfterPaint nonce="n">
          <link rel="modulepreload" href="/a.js" />
          <script type="module" async dangerouslySetInnerHTML={{ __html: 'import "/a.js";' }} />
        </ScriptsAfterPaint>
      </body>
    </html>,
  );
}

/** The parts that browsers without script fetch, and the parts that no browser fetches. */
const partsOf = (html: string) => ({
  withoutScript: /<noscript data-after-paint="">(?!<template)(.*?)<\/noscript>/.exec(html)?.[1],
  waiting: /<noscript data-after-paint=""><template>(.*?)<\/template><\/noscript>/.exec(html)?.[1],
  atOnce: html.replaceAll(/<noscript.*?<\/noscript>/g, ''),
});

it('lets style sheets and scripts of a document wait, and tells them when to come', async () => {
  const { withoutScript, waiting, atOnce } = partsOf(await documentOf(true));
  expect(withoutScript).toBe('<link rel="stylesheet" href="/a.css"/>');
  expect(waiting).toBe(
    '<link rel="modulepreload" href="/a.js"/><script type="module" async="">import "/a.js";</script>',
  );
  expect(atOnce).not.toMatch(/<link|module"/);
  expect(atOnce).toContain('<script nonce="n">(() => {');
});

it('lets nothing wait in development', async () => {
  const { withoutScript, waiting, atOnce } = partsOf(await documentOf(false));
  expect([withoutScript, waiting]).toEqual([undefined, undefined]);
  expect(atOnce).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(atOnce).not.toContain('nonce');
});
