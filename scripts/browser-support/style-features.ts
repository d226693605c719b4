import { type AtRule, type Declaration, parse } from 'postcss';
import { feature, featuresIn, type Findings, lastName, note, noteAnyOf, statement } from './compat-data.ts';

const prefixes = ['-webkit-', '-moz-'] as const;

/** Functions are described as types, and some as values of a type (`linear-gradient` under `gradient`). */
const types = featuresIn('css', 'types');
const functions = Map.groupBy(
  [...types, ...types.flatMap(({ name }) => featuresIn(...name.split('.')))],
  lastName,
);

/** Units that MDN describes as a group. */
const unitGroups: readonly (readonly [units: RegExp, group: string])[] = [
  [/^d(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_dynamic'],
  [/^s(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_small'],
  [/^l(?:v[hwib]|vmin|vmax)$/, 'viewport_percentage_units_large'],
  [/^cq(?:[whib]|min|max)$/, 'container_query_length_units'],
];

function noteValue(findings: Findings, property: string, value: string): void {
  const bare = value.replaceAll(/"[^"]*"|'[^']*'|url\([^)]*\)/g, ' ');
  for (const [, name = ''] of bare.matchAll(/([a-z-]+)\(/gi)) noteAnyOf(findings, functions.get(name));
  for (const [, unit = ''] of bare.matchAll(/(?<![\w#-])[\d.]+([a-z]+)\b/gi)) {
    const group = unitGroups.find(([units]) => units.test(unit))?.[1];
    note(findings, feature('css', 'types', 'length', group ?? unit));
  }
  // If a property is missing, its values are missing too.
  if (findings.has(`css.properties.${property}`)) return;
  for (const [word] of bare.matchAll(/(?<![\w-])-?[a-z][\w-]*(?![\w(-])/gi))
    note(findings, feature('css', 'properties', property, word));
}

function noteDeclaration(findings: Findings, declaration: Declaration): void {
  const { prop, value, parent } = declaration;
  if (prop.startsWith('--')) {
    noteValue(findings, prop, value);
    return;
  }
  if (parent?.type === 'atrule' && (parent as AtRule).name === 'font-face') {
    note(findings, feature('css', 'at-rules', 'font-face', prop));
    return;
  }
  if (feature('css', 'properties', prop)?.data[statement]) {
    const isBeside = (prefix: string) =>
      parent?.some((it) => it.type === 'decl' && it.prop === prefix + prop);
    note(findings, feature('css', 'properties', prop), ['', ...prefixes.filter(isBeside)]);
  } else {
    const prefix = prefixes.find((it) => prop.startsWith(it)) ?? '';
    const plain = prop.slice(prefix.length);
    const isBeside = parent?.some((it) => it.type === 'decl' && it.prop === plain);
    if (!isBeside) note(findings, feature('css', 'properties', plain), [prefix]);
  }
  noteValue(findings, prop, value);
}

function noteSelector(findings: Findings, selector: string): void {
  const bare = selector.replaceAll(/\\.|\[[^\]]*\]/g, ' ');
  for (const [, name = ''] of bare.matchAll(/::?([a-z-]+)/gi)) {
    const known = feature('css', 'selectors', name);
    const prefix = prefixes.find((it) => name.startsWith(it));
    if (known || !prefix) note(findings, known);
    else note(findings, feature('css', 'selectors', name.slice(prefix.length)), [prefix]);
  }
}

function noteAtRule(findings: Findings, { name, params }: AtRule): void {
  note(findings, feature('css', 'at-rules', name));
  for (const [, descriptor = ''] of params.matchAll(/\(\s*([a-z-]+)/gi))
    note(findings, feature('css', 'at-rules', name, descriptor));
}

/** Finds features of a style sheet that a supported browser lacks. */
export function findInStyles(css: string): Findings {
  const findings: Findings = new Map();
  parse(css).walk((node) => {
    if (node.type === 'decl') noteDeclaration(findings, node);
    if (node.type === 'rule') noteSelector(findings, node.selector);
    if (node.type === 'atrule') noteAtRule(findings, node);
  });
  return findings;
}
