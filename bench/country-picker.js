/** Measures opening and filtering the list of countries in Chromium, and the sizes of the files. */
import { readFileSync, readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { build } from 'esbuild';
import { chromium } from 'playwright-core';
import { median, print, versionOf } from './print.js';

const searchable = { role: 'combobox' };
const contenders = [
  {
    name: 'marketfront',
    package: '@marketfront/ui',
    open: (page) => page.locator('select'),
    row: '[role="option"]',
    search: searchable,
  },
  {
    name: 'international',
    package: 'react-international-phone',
    open: (page) => page.locator('.react-international-phone-country-selector-button'),
    row: '.react-international-phone-country-selector-dropdown__list-item',
  },
  {
    name: 'number-input',
    package: 'react-phone-number-input',
    // A native select: the browser draws its list, outside the page.
    native: 'select',
  },
  {
    name: 'mui',
    package: '@mui/material',
    noFlags: true,
    open: (page) => page.locator('.MuiAutocomplete-popupIndicator'),
    row: '[role="option"]',
    search: searchable,
  },
];

await build({
  entryPoints: contenders.map(({ name }) => `pickers/${name}.jsx`),
  bundle: true,
  minify: true,
  splitting: true,
  format: 'esm',
  outdir: 'build/pickers',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

const reactOnly = await build({
  stdin: {
    contents: `import './pickers/mount.jsx'; import 'react/jsx-runtime'; import 'react-dom'`,
    resolveDir: '.',
    loader: 'jsx',
  },
  bundle: true,
  minify: true,
  write: false,
  format: 'esm',
  jsx: 'automatic',
  define: { 'process.env.NODE_ENV': '"production"' },
});
const reactBytes = gzipSync(reactOnly.outputFiles[0].contents, { level: 9 }).length;

const types = { '.js': 'text/javascript', '.css': 'text/css' };
const server = createServer(({ url }, response) => {
  const { pathname, searchParams } = new URL(url, 'http://localhost');
  if (pathname === '/') {
    const name = searchParams.get('picker');
    const css = readdirSync('build/pickers').includes(`${name}.css`)
      ? `<link rel="stylesheet" href="/${name}.css">`
      : '';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(
      `<!doctype html><html lang="en"><head><link rel="icon" href="data:,">${css}</head><body><div id="root"></div><script type="module" src="/${name}.js"></script></body></html>`,
    );
  }
  try {
    const body = gzipSync(readFileSync(path.join('build/pickers', pathname)), { level: 9 });
    response.setHeader('content-type', types[path.extname(pathname)] ?? 'application/octet-stream');
    response.setHeader('content-encoding', 'gzip');
    return response.end(body);
  } catch {
    response.statusCode = 404;
    return response.end();
  }
}).listen(0);
const origin = `http://localhost:${server.address().port}`;

const browser = await chromium.launch(JSON.parse(process.env.CHROMIUM_OPTIONS ?? '{}'));

/** The milliseconds from an action until its result is laid out on the page, independent of frames. */
const timed = (page, act, shows) =>
  page.evaluate(
    ([actCode, showsCode]) =>
      new Promise((resolve) => {
        const shown = new Function(`return ${showsCode}`);
        const began = performance.now();
        const look = () => {
          if (!shown()) return;
          observer.disconnect();
          document.body.getBoundingClientRect();
          resolve(performance.now() - began);
        };
        const observer = new MutationObserver(look);
        observer.observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
        new Function(actCode)();
        look();
      }),
    [act, shows],
  );

const openAct = `window.opener0.dispatchEvent(new MouseEvent('mousedown', { bubbles: true, cancelable: true })); window.opener0.click();`;

async function visit(contender) {
  const context = await browser.newContext();
  const page = await context.newPage();
  const bytes = { js: 0, css: 0, flags: 0 };
  let outside = 0;
  // Sizes of the compressed responses; a body may be unavailable after the page has closed.
  page.on('request', (request) => {
    if (new URL(request.url()).origin !== origin && request.url().startsWith('http')) outside += 1;
  });
  page.on('response', (response) => {
    const { origin: from, pathname } = new URL(response.url());
    // Ours loads flags from modules with a single-letter name, one library from files of a CDN, one has them in its
    // script.
    const kind = /^\/[a-z]-\w+\.js$/.test(pathname) ? 'flags' : path.extname(pathname).slice(1);
    if (from === origin && kind in bytes)
      bytes[kind] += gzipSync(readFileSync(path.join('build/pickers', pathname)), { level: 9 }).length;
  });
  await page.goto(`${origin}/?picker=${contender.name}`, { waitUntil: 'networkidle' });
  const first = { ...bytes };
  const result = { first };
  if (contender.native) {
    result.rows = await page.locator(`${contender.native} option`).count();
  } else {
    const button = contender.open(page);
    await button.hover();
    await page.waitForLoadState('networkidle');
    await button.evaluate((element) => (window.opener0 = element));
    const rows = `[...document.querySelectorAll(${JSON.stringify(contender.row)})].filter((row) => row.checkVisibility()).length > 3`;
    // The first run loads the deferred parts; the second run is measured.
    await timed(page, openAct, rows);
    await page.waitForLoadState('networkidle');
    result.all = { ...bytes };
    // The focus follows the list.
    await page.waitForTimeout(150);
    await page.keyboard.press('Escape');
    await page.waitForFunction(
      (row) => document.querySelectorAll(row).length === 0 || !document.querySelector(row).checkVisibility(),
      contender.row,
    );
    result.open = await timed(page, openAct, rows);
    if (contender.search) {
      await page.waitForTimeout(150);
      const before = await page.locator(contender.row).first().textContent();
      result.filter = await timed(
        page,
        `const input = document.activeElement.matches('input') ? document.activeElement : document.querySelector('input[role=combobox]');
         Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, 'laos');
         input.dispatchEvent(new Event('input', { bubbles: true }));`,
        `/Laos/.test(document.querySelector(${JSON.stringify(contender.row)})?.textContent ?? '')`,
      );
      if (before?.includes('Laos')) throw new Error(`${contender.name} showed Laos before it was asked for.`);
    }
  }
  result.outside = outside;
  await context.close();
  return result;
}

const rounds = 9;
const results = contenders.map(() => []);
for (let round = -1; round < rounds; round += 1) {
  for (const [at, contender] of contenders.entries()) {
    const result = await visit(contender);
    if (round >= 0) results[at].push(result);
  }
}
await browser.close();
server.close();

const ms = (values) => (values.some((value) => value === undefined) ? undefined : median(values));
const rows = contenders.map((contender, at) => {
  const runs = results[at];
  const { first, all = first, outside } = runs[0];
  return {
    contender,
    open: ms(runs.map(({ open }) => open)),
    filter: ms(runs.map(({ filter }) => filter)),
    js: first.js - reactBytes,
    later: all.js - first.js,
    css: all.css,
    flags: all.flags,
    outside,
  };
});
const [ours] = rows;
const ratio = (value, own) =>
  value === undefined ? '–' : `${value.toFixed(1)}${value === own ? '' : ` (${(value / own).toFixed(1)} ×)`}`;
print(
  `Country picker in Chromium ${browser.version()}, medians of ${rounds} visits; kB are gzip, without React`,
  ['', 'open ms', 'filter ms', 'script kB', 'on opening kB', 'style kB', 'flags'],
  rows.map(({ contender, open, filter, js, later, css, flags, outside }) => [
    `${contender.package} ${versionOf(contender.package)}`,
    contender.native ? 'native select' : ratio(open, ours.open),
    filter === undefined ? 'cannot filter' : ratio(filter, ours.filter),
    ratio(js / 1000, ours.js / 1000),
    (later / 1000).toFixed(1),
    (css / 1000).toFixed(1),
    outside > 0
      ? `${outside} files from a CDN`
      : flags > 0
        ? `${(flags / 1000).toFixed(1)} kB`
        : contender.noFlags
          ? 'none'
          : 'in the script',
  ]),
);
