import { parse } from 'postcss';
import { expect, it } from 'vitest';
import { prefixOfEveryPage } from '../chunks.ts';
import { removeOfEveryPage } from './of-every-page.ts';
import { withoutLayers } from './without-layers.ts';

const layers = ['marketfront.reset', 'marketfront.tokens'];
const header = `.${prefixOfEveryPage}header`;

async function late(css: string): Promise<string> {
  const sheet = await withoutLayers(parse(css), layers);
  removeOfEveryPage(sheet);
  return String(sheet);
}

it('leaves out what every page has in its HTML, and keeps the classes of the same layers', async () => {
  const css = await late(
    '@layer marketfront.reset{*{margin:0}.hidden{display:none}}@layer marketfront.tokens{:root{--a:1}}.d{color:tan}',
  );
  expect(css).not.toMatch(/margin|--a/);
  expect(css).toMatch(/\.hidden.*display:none/);
  expect(css).toMatch(/\.d.*color:tan/);
});

it('leaves out the parts of every page, and keeps rules that need a class of another part', async () => {
  const css = await late(
    `${header}{color:red}${header} .card,.card{color:tan}@media print{${header}{top:0}}`,
  );
  expect(css).not.toMatch(/red|print/);
  expect(css).toContain('color:tan');
});

it('leaves out the faces of fonts and keeps the steps of animations', async () => {
  const css = await late('@font-face{font-family:a}@keyframes fade{from{opacity:0}}');
  expect(css).not.toContain('font-face');
  expect(css).toContain('from{opacity:0}');
});
