import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { vars } from './contract.css.ts';
import { makeReader, type Group } from './dtcg.ts';
import tokens from './tokens.json' with { type: 'json' };

const file = tokens as unknown as Group;
const isObject = (node: unknown): node is Group =>
  typeof node === 'object' && node !== null && !Array.isArray(node);
const isReference = (value: unknown) => typeof value === 'string' && /^\{[^{}]+\}$/.test(value);
const hasOnly = (value: unknown, keys: readonly string[], optional: readonly string[] = []) =>
  isObject(value) &&
  keys.every((key) => key in value) &&
  Object.keys(value).every((key) => keys.includes(key) || optional.includes(key));
const between = (low: number, high: number) => (value: unknown) =>
  typeof value === 'number' && value >= low && value <= high;

const measure = (units: readonly string[]) => (value: unknown) =>
  isReference(value) ||
  (hasOnly(value, ['value', 'unit']) &&
    Number.isFinite((value as Group)['value']) &&
    units.includes((value as { unit: string }).unit));
const dimension = measure(['px', 'rem']);
const isColor = (value: unknown) => {
  if (isReference(value)) return true;
  if (!hasOnly(value, ['colorSpace', 'components', 'hex'], ['alpha'])) return false;
  const { colorSpace, components, hex, alpha = 1 } = value as Record<string, unknown>;
  return (
    colorSpace === 'srgb' &&
    Array.isArray(components) &&
    components.length === 3 &&
    components.every(between(0, 1)) &&
    between(0, 1)(alpha) &&
    // The fallback colour is the same as that of the components.
    hex ===
      `#${components
        .map((share) =>
          Math.round(share * 255)
            .toString(16)
            .padStart(2, '0'),
        )
        .join('')}`
  );
};
const isShadow = (value: unknown): boolean =>
  Array.isArray(value)
    ? value.every(isShadow)
    : hasOnly(value, ['color', 'offsetX', 'offsetY', 'blur', 'spread'], ['inset']) &&
      isColor((value as Group)['color']) &&
      ['offsetX', 'offsetY', 'blur', 'spread'].every((side) => dimension((value as Group)[side]));

/** §8 and §9 of the format: the valid `$value` of each type. Types that we do not use are omitted. */
const valid: Record<string, (value: unknown) => boolean> = {
  color: isColor,
  dimension,
  duration: measure(['ms', 's']),
  number: Number.isFinite,
  fontWeight: between(1, 1000),
  fontFamily: (value) => Array.isArray(value) && value.every((name) => typeof name === 'string'),
  cubicBezier: (value) =>
    Array.isArray(value) && value.length === 4 && [0, 2].every((at) => between(0, 1)(value[at])),
  shadow: isShadow,
};

interface Found {
  path: string;
  type: string | undefined;
  token: Group;
}
function allTokens(node: Group, path: readonly string[] = [], inherited?: string): Found[] {
  const type = (node['$type'] as string | undefined) ?? inherited;
  if ('$value' in node) return [{ path: path.join('.'), type, token: node }];
  return Object.entries(node).flatMap(([name, child]) =>
    name.startsWith('$') ? [] : allTokens(child as Group, [...path, name], type),
  );
}
const found = allTokens(file);

describe('tokens.json is a file of the Design Tokens format 2025.10', () => {
  const tokenKeys = ['$value', '$type', '$description', '$extensions', '$deprecated'];
  const groupKeys = ['$type', '$description', '$extends', '$extensions', '$deprecated'];

  it('uses only properties of the format', () => {
    const unknown = (node: Group, path: string): string[] =>
      Object.entries(node).flatMap(([name, child]) => {
        const childPath = `${path}.${name}`;
        if (name.startsWith('$'))
          return ('$value' in node ? tokenKeys : groupKeys).includes(name) ? [] : [childPath];
        if ('$value' in node || !isObject(child) || /[{}.]/.test(name)) return [childPath];
        return unknown(child, childPath);
      });
    expect(unknown(file, '')).toEqual([]);
  });

  it('has values that fit their types', () => {
    const wrong = found.filter(
      ({ type, token }) => !isReference(token['$value']) && valid[type ?? 'none']?.(token['$value']) !== true,
    );
    expect(wrong.map(({ path }) => path)).toEqual([]);
  });

  it('has references to tokens of the same type, without cycles', () => {
    const read = makeReader(file);
    for (const { path, type } of found) expect({ path, ...read(path) }).toMatchObject({ path, type });
  });

  it('is layered: a semantic colour refers to the palette and never has a raw value', () => {
    const raw = found.filter(
      ({ path, token }) => /^(?:theme|brand)\..*\.color\./.test(path) && !isReference(token['$value']),
    );
    expect(raw.map(({ path }) => path)).toEqual([]);
  });

  it('has no unused colour in the palette', () => {
    const text = JSON.stringify(tokens);
    const idle = found.filter(({ path }) => path.startsWith('base.color.') && !text.includes(`{${path}}`));
    expect(idle.map(({ path }) => path)).toEqual([]);
  });

  it('defines start and end of a fluid size in px or rem', () => {
    for (const { path, token } of found) {
      const fluid = (token['$extensions'] as Group | undefined)?.['com.marketfront.fluid'];
      if (fluid === undefined) continue;
      const { min, css } = fluid as { min: { value: number; unit: string }; css: string };
      const max = token['$value'] as typeof min;
      expect(`${path}: ${css.replaceAll(' ', '')}`).toMatch(
        new RegExp(`: clamp\\(${min.value}${min.unit},.*,${max.value}${max.unit}\\)$`),
      );
    }
  });

  it.each([
    [
      'a cycle',
      { a: { $type: 'number', $value: '{b}' }, b: { $value: '{a}' } },
      /{a} → {b} → {a} is a cycle/,
    ],
    [
      'a reference to nothing',
      { a: { $type: 'number', $value: '{none.such}' } },
      /there is no token or group {none.such}/,
    ],
    ['a token without a type', { a: { $value: 1 } }, /{a} has no \$type/],
  ])('rejects %s and names the path', (_name, broken, message) => {
    expect(() => makeReader(broken)('a')).toThrow(message);
  });
});

describe('names of CSS variables', () => {
  it('are public: the list changes only on purpose', () => {
    const flat = (node: object): string[] =>
      Object.values(node).flatMap((child: string | object) =>
        typeof child === 'string' ? [child.slice('var('.length, -1)] : flat(child),
      );
    expect(flat(vars).toSorted().join('\n')).toBe(
      readFileSync(new URL('css-variables.txt', import.meta.url), 'utf8').trim(),
    );
  });
});
