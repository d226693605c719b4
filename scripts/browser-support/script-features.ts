import { parseAst } from 'vite';
import { feature, featuresIn, type Findings, lastName, note, noteAnyOf } from './compat-data.ts';

/** The interfaces of objects that every page has. */
const interfaces: Readonly<Record<string, readonly string[]>> = {
  window: ['Window', 'EventTarget'],
  globalThis: ['Window', 'EventTarget'],
  self: ['Window', 'EventTarget'],
  document: ['Document', 'Node', 'EventTarget'],
  navigator: ['Navigator'],
  history: ['History'],
  location: ['Location'],
  screen: ['Screen'],
  performance: ['Performance', 'EventTarget'],
  scheduler: ['Scheduler'],
  crypto: ['Crypto'],
};

/** The members of all interfaces and built-in objects, by name. */
const members = Map.groupBy(
  [...featuresIn('api'), ...featuresIn('javascript', 'builtins')].flatMap(({ name }) =>
    featuresIn(...name.split('.')),
  ),
  (member) => lastName(member).replace(/_static$/, ''),
);

/** A name of several words. A single word may just as well be a property of our own data. */
const severalWords = /^[a-z]+[A-Z]/;

interface Node {
  readonly type: string;
  readonly [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const childrenOf = (node: Node) =>
  Object.entries(node).flatMap(([key, value]) =>
    [value]
      .flat()
      .filter(isNode)
      .map((child) => ({ key, child })),
  );

function nameOf(node: unknown): string | undefined {
  return isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;
}

/** The text of a literal; the minifier writes literals as templates. */
function textOf(node: unknown): string | undefined {
  if (!isNode(node)) return undefined;
  if (node.type === 'Literal') return typeof node.value === 'string' ? node.value : undefined;
  const [quasi, ...more] = node.type === 'TemplateLiteral' ? (node.quasis as Node[]) : [];
  return quasi && more.length === 0 ? (quasi.value as { cooked: string }).cooked : undefined;
}

function noteGlobal(findings: Findings, name: string): void {
  note(
    findings,
    feature('api', name) ?? feature('javascript', 'builtins', name) ?? feature('api', 'Window', name),
  );
}

function noteMember(findings: Findings, { object, property, computed }: Node): void {
  const name = computed ? textOf(property) : nameOf(property);
  if (name === undefined) return;
  const owner = nameOf(object) ?? '';
  if (Object.hasOwn(interfaces, owner)) {
    const found = interfaces[owner]?.map((it) => feature('api', it, name)).find(Boolean);
    if (found) note(findings, found);
    else if (interfaces[owner]?.includes('Window')) noteGlobal(findings, name);
    return;
  }
  const ofOwner = feature('api', owner, `${name}_static`) ?? feature('javascript', 'builtins', owner, name);
  if (ofOwner) note(findings, ofOwner);
  else if (severalWords.test(name)) noteAnyOf(findings, members.get(name));
}

/** Notes the event of `addEventListener('scrollend', …)` and the attributes of `jsx('input', { capture: true })`. */
function noteCall(findings: Findings, { callee, arguments: args }: Node): void {
  const [first, props] = args as Node[];
  const text = textOf(first);
  if (text === undefined) return;
  if (isNode(callee) && nameOf(callee.property) === 'addEventListener')
    noteAnyOf(findings, members.get(`${text}_event`));
  if (props?.type !== 'ObjectExpression') return;
  const element = feature('html', 'elements', text);
  note(findings, element);
  if (!element) return;
  for (const { key } of props.properties as Node[]) {
    const attribute = (nameOf(key) ?? textOf(key) ?? '').toLowerCase();
    note(
      findings,
      feature('html', 'elements', text, attribute) ?? feature('html', 'global_attributes', attribute),
    );
  }
}

/** Names that are not variables: those of members and of properties. */
const isOnlyName = (parent: Node, key: string) =>
  !parent.computed && (key === 'property' || (key === 'key' && parent.shorthand !== true));

/** Finds features of a built module that a supported browser lacks. New syntax is handled by the compiler. */
export function findInScript(code: string): Findings {
  const findings: Findings = new Map();
  const visit = (node: Node): void => {
    if (node.type === 'MemberExpression') noteMember(findings, node);
    if (node.type === 'CallExpression') noteCall(findings, node);
    for (const { key, child } of childrenOf(node)) {
      const name = nameOf(child);
      if (name === undefined) visit(child);
      else if (!isOnlyName(node, key)) noteGlobal(findings, name);
    }
  };
  visit(parseAst(code, { lang: 'js' }) as unknown as Node);
  return findings;
}
