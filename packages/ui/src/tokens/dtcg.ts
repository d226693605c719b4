/**
 * A parser of the Design Tokens format 2025.10 (https://www.designtokens.org/TR/2025.10/format/): inherited types,
 * references to tokens, groups that extend groups.
 */
interface Dimension {
  value: number;
  unit: 'px' | 'rem';
}
interface Color {
  colorSpace: 'srgb';
  components: [number, number, number];
  alpha?: number;
  hex: string;
}

/** The values of composite types. */
export interface Value {
  color: Color;
  dimension: Dimension;
  shadow: { color: Color; offsetX: Dimension; offsetY: Dimension; blur: Dimension; spread: Dimension };
}

/** Our extensions for values that the format does not define. */
interface Extensions {
  /** The CSS unit of a number: the dimensions of the format are px and rem only. */
  'com.marketfront.unit'?: string;
  /** A fluid size that grows with the width of the page. */
  'com.marketfront.fluid'?: { min: Dimension; css: string };
  'com.marketfront.css'?: string;
}

export interface Token {
  type: string;
  value: unknown;
  extensions: Extensions;
  description?: string | undefined;
}
export interface Group {
  [name: string]: unknown;
}

const isObject = (node: unknown): node is Group =>
  typeof node === 'object' && node !== null && !Array.isArray(node);
export const isToken = (node: Token | Group): node is Token => 'type' in node && 'extensions' in node;

const reference = /^\{([^{}]+)\}$/;
const fail = (problem: string): never => {
  throw new Error(`marketfront/ui: tokens.json: ${problem}`);
};

/** Finds groups and tokens by path (`theme.dark`), with references and inherited types resolved. */
export function makeReader(file: Group) {
  /** A node as written in the file, and the type that it inherits. */
  function find(path: string) {
    let node: unknown = file;
    let type: string | undefined;
    for (const name of path.split('.')) {
      if (!isObject(node) || !(name in node)) return fail(`there is no token or group {${path}}.`);
      node = node[name];
      if (isObject(node) && typeof node['$type'] === 'string') type = node['$type'];
    }
    return { node: node as Group, type };
  }

  function follow(value: unknown, trail: readonly string[]): unknown {
    if (typeof value === 'string') {
      const path = reference.exec(value)?.[1];
      return path === undefined ? value : token(path, trail).value;
    }
    if (Array.isArray(value)) return value.map((item) => follow(item, trail));
    if (!isObject(value)) return value;
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, follow(item, trail)]));
  }

  function token(path: string, trail: readonly string[]): Token {
    if (trail.includes(path)) fail(`{${[...trail, path].join('} → {')}} is a cycle.`);
    const { node, type: inherited } = find(path);
    if (!('$value' in node)) fail(`{${path}} is a group, not a token.`);
    const target = typeof node['$value'] === 'string' ? reference.exec(node['$value'])?.[1] : undefined;
    const currentTrail = [...trail, path];
    // According to the format a reference has the type of its target, unless the token has its own.
    const referenced = target === undefined ? undefined : token(target, currentTrail);
    const type = (node['$type'] as string | undefined) ?? referenced?.type ?? inherited;
    if (type === undefined) return fail(`{${path}} has no $type, nor has a group above it.`);
    return {
      type,
      value: follow(node['$value'], currentTrail),
      extensions: { ...referenced?.extensions, ...(node['$extensions'] as Extensions | undefined) },
      description: node['$description'] as string | undefined,
    };
  }

  function group(path: string, trail: readonly string[]): Group {
    if (trail.includes(path)) fail(`{${[...trail, path].join('} → {')}} extends itself.`);
    const { node } = find(path);
    const parent = typeof node['$extends'] === 'string' ? reference.exec(node['$extends'])?.[1] : undefined;
    const result: Group = parent === undefined ? {} : { ...group(parent, [...trail, path]) };
    for (const [name, child] of Object.entries(node)) {
      if (name.startsWith('$') || !isObject(child)) continue;
      const own = '$value' in child ? token(`${path}.${name}`, []) : group(`${path}.${name}`, []);
      const inherited = result[name];
      // Deep: a theme that changes one colour keeps the others of the theme that it extends.
      result[name] =
        isObject(inherited) && !isToken(inherited) && !isToken(own) ? { ...inherited, ...own } : own;
    }
    return result;
  }

  return (path: string): Token | Group => ('$value' in find(path).node ? token(path, []) : group(path, []));
}
