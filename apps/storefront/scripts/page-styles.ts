/**
 * After a build: `build/server/page-styles.json` holds the rules of every style sheet with the classes that each needs,
 * so that the server can put the styles of a page into its HTML (`server/page-styles.ts`). The style sheets themselves,
 * which come after the first paint, lose what every page has in its HTML. Neither has layers: browsers compute the styles
 * and the places of the whole page again for a sheet with layers, and only what the sheet changes for one without.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, type Container, parse } from 'postcss';
import type { StyleRule } from '../server/page-styles.ts';
import { classesOf } from './classes-of.ts';
import { isOfEveryPage, removeOfEveryPage } from './of-every-page.ts';
import { layersOf, withoutLayers } from './without-layers.ts';

/** A language with more faces than these fetches them with its style sheet. */
const mostFaces = 8;

function rulesOf(container: Container, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): StyleRule[] => {
    if (node.type === 'rule')
      return [
        isOfEveryPage(node)
          ? { within, css: String(node) }
          : { within, needs: node.selectors.map(classesOf), css: String(node) },
      ];
    if (node.type !== 'atrule') return [];
    if (node.name === 'keyframes') return [{ within, keyframes: node.params, css: String(node) }];
    // `@font-face` and `@property` have no rules inside.
    if (!node.nodes || ['font-face', 'property'].includes(node.name))
      return [{ within, css: node.nodes ? String(node) : `${String(node)};` }];
    return rulesOf(node, [...within, `@${node.name} ${node.params}`]);
  });
}

const build = path.resolve(import.meta.dirname, '../build');
const files = globSync('assets/*.css', { cwd: path.join(build, 'client') }).map((name) => ({
  name,
  sheet: parse(readFileSync(path.join(build, 'client', name), 'utf8')),
}));

// Every page links this one, so that its rules without classes and its fonts are in the HTML of every page.
const main = files.find(({ name }) => path.basename(name).startsWith('styles-'));
if (!main) throw new Error('The build has no style sheet with the name "styles" (chunks.ts).');
const layers = layersOf(main.sheet);

const sheets: Record<string, StyleRule[]> = {};
for (const { name, sheet } of files) {
  const unknown = layersOf(sheet).filter((layer) => !layers.includes(layer));
  if (unknown.length > 0)
    throw new Error(`${name} has layers that ${main.name} does not put in order: ${unknown}.`);
  const flat = await withoutLayers(sheet, layers);
  let faces = 0;
  flat.walkAtRules('font-face', () => {
    faces += 1;
  });
  if (faces <= mostFaces) sheets[`/${name.replaceAll(path.sep, '/')}`] = rulesOf(flat, []);
  if (name === main.name) removeOfEveryPage(flat);
  writeFileSync(path.join(build, 'client', name), String(flat));
}
writeFileSync(path.join(build, 'server/page-styles.json'), JSON.stringify(sheets));
