/**
 * After a build: `build/server/page-styles.json` holds the rules of every style sheet with the classes that each needs,
 * so that the server can put the styles of a page into its HTML (`speed/server/page-styles.ts`). The style sheets stay as
 * they are.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, type Container, parse } from 'postcss';
import type { StyleRule } from '../server/page-styles.ts';
import { classesOf } from './classes-of.ts';

/** A language with more faces than these fetches them with its style sheet. */
const mostFaces = 8;

function rulesOf(container: Container, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): StyleRule[] => {
    if (node.type === 'rule') {
      const needs = node.selectors.map(classesOf);
      return [{ within, ...(needs.some((names) => names.length > 0) && { needs }), css: String(node) }];
    }
    if (node.type !== 'atrule') return [];
    if (node.name === 'keyframes') return [{ within, keyframes: node.params, css: String(node) }];
    // `@font-face` and `@property` have no rules inside.
    if (!node.nodes || ['font-face', 'property'].includes(node.name))
      return [{ within, css: node.nodes ? String(node) : `${String(node)};` }];
    return rulesOf(node, [...within, `@${node.name} ${node.params}`]);
  });
}

const build = path.resolve(import.meta.dirname, '../../build');
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
