/**
 * After a build: `build/server/page-styles.json` holds the rules of every style sheet with the classes that each needs,
 * so that the server can put the styles of a page into its HTML (`server/page-styles.ts`).
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, type Container, parse } from 'postcss';
import type { StyleRule } from '../server/page-styles.ts';

/** A language with more faces than these fetches them with its style sheet. */
const mostFaces = 8;

/** What `:not()`, `:is()`, `:where()` and `:has()` name need not be on the page. */
const functions = /:(?:not|is|where|has)\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)/g;
const classNames = /\.([\w-]+)/g;

const classesOf = (selector: string) => [
  ...new Set([...selector.replaceAll(functions, '').matchAll(classNames)].map(([, name = '']) => name)),
];

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
const sheets: Record<string, StyleRule[]> = {};
for (const name of globSync('assets/*.css', { cwd: path.join(build, 'client') })) {
  const sheet = parse(readFileSync(path.join(build, 'client', name), 'utf8'));
  let faces = 0;
  sheet.walkAtRules('font-face', () => {
    faces += 1;
  });
  if (faces <= mostFaces) sheets[`/${name.replaceAll(path.sep, '/')}`] = rulesOf(sheet, []);
}
writeFileSync(path.join(build, 'server/page-styles.json'), JSON.stringify(sheets));
