import { type Group, type Token, type Value, isToken, makeReader } from './dtcg.ts';
import tokens from './tokens.json' with { type: 'json' };

/** The names in a group, without DTCG's own properties (`$type`, `$description` …). */
type Names<T> = {
  [K in Exclude<keyof T, `$${string}`>]: T[K] extends { $value: unknown } ? string : Names<T[K]>;
};

const read = makeReader(tokens as unknown as Group);

const families = (names: readonly string[]) =>
  names.map((name) => (name.includes(' ') ? `"${name}"` : name)).join(', ');

const write = (value: unknown): string => {
  if (typeof value === 'object' && value !== null && 'unit' in value) {
    const { value: size, unit } = value as unknown as { value: number; unit: string };
    return size === 0 ? '0' : `${size}${unit}`;
  }
  return String(value);
};

const byte = (share: number) =>
  Math.round(share * 255)
    .toString(16)
    .padStart(2, '0');

const color = ({ components, alpha = 1 }: Value['color']) =>
  `#${components.map(byte).join('')}${alpha < 1 ? byte(alpha) : ''}`;

const shadow = (layer: Value['shadow']) =>
  [layer.offsetX, layer.offsetY, layer.blur, ...(layer.spread.value === 0 ? [] : [layer.spread])]
    .map(write)
    .concat(color(layer.color))
    .join(' ');

/** The CSS value of a token. */
function toCss({ type, value, extensions }: Token): string {
  const own = extensions['com.marketfront.css'] ?? extensions['com.marketfront.fluid']?.css;
  if (own !== undefined) return own;
  switch (type) {
    case 'color':
      return color(value as Value['color']);
    case 'shadow':
      return [value as Value['shadow']].flat().map(shadow).join(', ');
    case 'fontFamily':
      return families([value as string | string[]].flat());
    case 'cubicBezier':
      return `cubic-bezier(${(value as number[]).join(', ')})`;
    default: {
      const unit = extensions['com.marketfront.unit'];
      return unit === undefined || value === 0 ? write(value) : `${write(value)}${unit}`;
    }
  }
}

const unwrap = (node: Token | Group): unknown =>
  isToken(node)
    ? toCss(node)
    : Object.fromEntries(Object.entries(node).map(([name, child]) => [name, unwrap(child as Group)]));

const resolve = (path: string) => unwrap(read(path));

const { color: _palette, ...raw } = resolve('base') as Names<typeof tokens.base>;

/** The raw values as CSS variables, without the palette: only semantic colours have public names. */
export const base = raw;
export const component = resolve('component') as Names<typeof tokens.component>;

export type Theme = Names<typeof tokens.theme.light>;
export type ColorName = keyof Theme['color'];
export type ThemeId = Exclude<keyof typeof tokens.theme, `$${string}`>;
export const themeIds = [
  'light',
  'dark',
  'contrastLight',
  'contrastDark',
] as const satisfies readonly ThemeId[];

const everyTheme = (path: string) =>
  Object.fromEntries(themeIds.map((id) => [id, resolve(`${path}.${id}`)])) as Record<ThemeId, Theme>;

export const themes = everyTheme('theme');
/** Complete themes: values that a brand does not define come from the theme that it extends. */
export const brands = { harbor: everyTheme('brand.harbor') };
