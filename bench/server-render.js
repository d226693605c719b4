/** Renders a grid of 100 product cards to HTML: ours, the same card as plain elements, and other libraries, in turn. */
import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { build } from 'esbuild';
import { median, print, versionOf } from './print.js';

process.env.NODE_ENV = 'production';
const require = createRequire(import.meta.url);
const names = ['plain', 'marketfront', 'mantine', 'mui', 'chakra', 'antd', 'radix'];
const packages = {
  plain: 'react-dom',
  marketfront: '@marketfront/ui',
  mantine: '@mantine/core',
  mui: '@mui/material',
  chakra: '@chakra-ui/react',
  antd: 'antd',
  radix: '@radix-ui/themes',
};
const external = ['react', 'react-dom', 'react/*', 'react-dom/*'];

await build({
  entryPoints: names.map((name) => `cards/${name}.jsx`),
  bundle: true,
  outdir: 'build/cards',
  outExtension: { '.js': '.cjs' },
  platform: 'node',
  format: 'cjs',
  jsx: 'automatic',
  external,
  define: { 'process.env.NODE_ENV': '"production"' },
  logLevel: 'error',
});

const { createElement } = require('react');
const { renderToString } = require('react-dom/server');
const { products } = await import('./products.js');

const contenders = names.map((name) => {
  const { Grid } = require(`./build/cards/${name}.cjs`);
  return { name, render: () => renderToString(createElement(Grid, { products })), times: [] };
});

/** The visible text, which must be the same in all cards. */
const said = (html) =>
  html.replaceAll(/<style[\s\S]*?<\/style>|<!-- -->|<[^>]+>/g, ' ').replaceAll(/\s+/g, ' ');
const html = Object.fromEntries(contenders.map(({ name, render }) => [name, render()]));
const elements = (name) => html[name].match(/<[a-z]/g).length;
const attributes = (name) => html[name].match(/ [\w-]+="/g).length;
const same =
  said(html.marketfront) === said(html.plain) &&
  elements('marketfront') === elements('plain') &&
  attributes('marketfront') === attributes('plain');
if (!same) {
  throw new Error('The plain card is no longer the same as ours: bring cards/plain.jsx up to date.');
}
for (const { name } of contenders) {
  for (const { name: title } of products) {
    if (!html[name].includes(title)) throw new Error(`${name} does not show ${title}.`);
  }
}

const rounds = 5;
/** A new process each time, so that garbage and compiled code of one library do not affect another. */
for (let round = 0; round < rounds; round += 1) {
  for (const { name, times } of contenders) {
    times.push(Number(execFileSync(process.execPath, ['server-render-one.cjs', name], { encoding: 'utf8' })));
  }
}

const plain = median(contenders[0].times);
print(
  `Server render of 100 product cards (React ${versionOf('react')}, median of ${rounds} processes, each the median of a second after two seconds of warming up)`,
  ['', 'time ÷ plain', 'ms', 'elements', 'HTML kB'],
  contenders.map(({ name, times }) => [
    name === 'plain' ? 'plain elements' : `${packages[name]} ${versionOf(packages[name])}`,
    (median(times) / plain).toFixed(2),
    median(times).toFixed(2),
    elements(name),
    (html[name].length / 1000).toFixed(0),
  ]),
);
