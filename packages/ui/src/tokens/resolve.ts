import tokens from './tokens.json' with { type: 'json' };

/** A group of DTCG tokens with `$value` unwrapped, so that `space.md.$value` reads `space.md`. */
export type Resolved<T> = T extends { $value: string }
  ? string
  : { [K in Exclude<keyof T, `$${string}`>]: Resolved<T[K]> };

const isObject = (node: unknown): node is Record<string, unknown> =>
  typeof node === 'object' && node !== null;

function unwrap(node: unknown): unknown {
  if (!isObject(node)) return node;
  if ('$value' in node) return node['$value'];
  return Object.fromEntries(
    Object.entries(node)
      .filter(([key]) => !key.startsWith('$'))
      .map(([key, child]) => [key, unwrap(child)]),
  );
}

const resolve = <T>(group: T) => unwrap(group) as Resolved<T>;

export const base = resolve(tokens.base);
export const component = resolve(tokens.component);
export const themes = { light: resolve(tokens.theme.light), dark: resolve(tokens.theme.dark) };
export const brands = {
  harbor: { light: resolve(tokens.brand.harbor.light), dark: resolve(tokens.brand.harbor.dark) },
};
