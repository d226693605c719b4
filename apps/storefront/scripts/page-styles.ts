/**
 * After a build: `build/server/page-styles.json` holds the rules of every style sheet with the classes that each needs,
 * so that the server can put the styles of a page into its HTML (`server/page-styles.ts`). The style sheets themselves,
 * which come after the first paint, lose what every page has in its HTML, and their layers: browsers compute the styles
 * and the places of the whole page again for a sheet with layers, and only what the sheet changes for one without.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, type Container, parse } from 'postcss';
import type { StyleRule } from '../server/page-styles.ts';
import { classesOf } from './classes-of.ts';
import { layersOf, ofDocuments, withoutLayers } from './without-layers.ts';

/** A language with more faces than these fetches them with its style sheet. */
const mostFaces = 8;

function rulesOf(container: Container, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): StyleRule[] => {
    if (node.type === 'rule') return [{ within, needs: node.selectors.map(classesOf), css: String(node) }];
    if (node.type !== 'atrule') return [];
    if (node.name === 'keyframes') return [{ within, keyframes: node.params, css: String(node) }];
    // `@layer a, b`, `@font-face` and `@property` have no rules inside.
    if (!node.nodes || ['font-face', 'property'].includes(node.name))
      return [{ within, css: node.nodes ? String(node) : `${String(node)};` }];
    const inside = [...within, `@${node.name} ${node.params}`];
    const rules = rulesOf(node, inside);
    // An empty layer keeps its place in the order of layers.
    return rules.length > 0 || node.name !== 'layer' ? rules : [{ within, css: `@layer ${node.params};` }];
  });
}

const build = path.resolve(import.meta.dirname, '../build');
const files = globSync('assets/*.css', { cwd: path.join(build, 'client') }).map((name) => ({
  name,
  sheet: parse(readFileSync(path.join(build, 'client', name), 'utf8')),
}));

const sheets: Record<string, StyleRule[]> = {};
for (const { name, sheet } of files) {
  let faces = 0;
  sheet.walkAtRules('font-face', () => {
    faces += 1;
  });
  if (faces <= mostFaces) sheets[`/${name.replaceAll(path.sep, '/')}`] = rulesOf(sheet, []);
}
writeFileSync(path.join(build, 'server/page-styles.json'), JSON.stringify(sheets));

// Every page links this one, so that its rules without classes and its fonts are in the HTML of every page.
const main = files.find(({ name }) => path.basename(name).startsWith('styles-'));
if (!main) throw new Error('The build has no style sheet with the name "styles" (chunks.ts).');
const layers = layersOf(main.sheet);
for (const layer of ofDocuments)
  if (!layers.includes(layer)) throw new Error(`${main.name} has no layer "${layer}".`);
for (const { name, sheet } of files) {
  const unknown = layersOf(sheet).filter((layer) => !layers.includes(layer));
  if (unknown.length > 0)
    throw new Error(`${name} has layers that ${main.name} does not put in order: ${unknown}.`);
  if (name === main.name) sheet.walkAtRules('font-face', (face) => void face.remove());
  writeFileSync(path.join(build, 'client', name), await withoutLayers(sheet, layers));
}
