/**
 * After a build: `build/server/page-styles.json` contains the rules of every style sheet with the classes and
 * attributes that each needs, so that the server can insert the styles of a page into its HTML
 * (`speed/server/page-styles.ts`). The style sheets stay unchanged.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type ChildNode, type Container, parse, type Rule } from 'postcss';
import type { StyleRule } from '../server/page-styles.ts';
import { isForFirstPaint, needsOf } from './needs-of.ts';

/** A language with more font faces than this fetches them with its style sheet. */
const mostFaces = 8;

/** Each custom property is a separate rule: most pages need few of the tokens. */
function declarationsOf(rule: Rule, within: readonly string[]): StyleRule[] {
  const selectors = rule.selectors.filter(isForFirstPaint).map((text) => ({ text, needs: needsOf(text) }));
  if (selectors.length === 0) return [];
  const variables: StyleRule[] = [];
  const others: string[] = [];
  for (const node of rule.nodes) {
    const css = String(node);
    if (node.type === 'decl' && node.variable)
      variables.push({ within, selectors, variable: node.prop, css });
    else others.push(css);
  }
  return others.length > 0 ? [...variables, { within, selectors, css: others.join(';') }] : variables;
}

function rulesOf(container: Container, within: readonly string[]): StyleRule[] {
  return (container.nodes ?? []).flatMap((node: ChildNode): StyleRule[] => {
    if (node.type === 'rule') return declarationsOf(node, within);
    if (node.type !== 'atrule' || (node.name === 'media' && node.params === 'print')) return [];
    if (node.name === 'keyframes') return [{ within, keyframes: node.params, css: String(node) }];
    // `@font-face` and `@property` contain no rules.
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
