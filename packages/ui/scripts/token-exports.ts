/**
 * Exports tokens.json to other tools: Figma variables, SwiftUI, Jetpack Compose, plain CSS.
 * `pnpm --filter @marketfront/ui tokens [folder]`
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Group, isToken, makeReader, type Token, type Value } from '../src/tokens/dtcg.ts';
import {
  base,
  brands,
  component,
  type Theme,
  type ThemeId,
  themeIds,
  themes,
} from '../src/tokens/resolve.ts';
import { brandNames } from '../src/tokens/theme-names.ts';
import tokens from '../src/tokens/tokens.json' with { type: 'json' };

type Brand = (typeof brandNames)[number];
type Color = Value['color'];
type Dimension = Value['dimension'];

const read = makeReader(tokens as unknown as Group);
const group = (at: string) => read(at) as Group;
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const title = (name: string) =>
  kebab(name)
    .split('-')
    .map((word) => `${word.charAt(0).toUpperCase()}${word.slice(1)}`)
    .join(' ');

const modes = brandNames.flatMap((brand) => themeIds.map((theme) => ({ brand, theme })));
const pathOf = (brand: Brand, theme: ThemeId) =>
  brand === 'marketfront' ? `theme.${theme}` : `brand.${brand}.${theme}`;
const colorsOf = (brand: Brand, theme: ThemeId) =>
  Object.entries(group(pathOf(brand, theme))['color'] as Record<string, Token>).map(
    ([name, token]) => [name, token.value as Color] as const,
  );

const inPixels = ({ value, unit }: Dimension) => (unit === 'rem' ? value * 16 : value);
const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const generated = 'Generated from tokens.json of @marketfront/ui. Do not edit.';

// Figma: one DTCG file per mode, with resolved references and sizes in px, as Figma imports variables.

/** Types that exist as Figma variables. */
const inFigma = new Set(['color', 'dimension', 'number', 'fontFamily', 'fontWeight']);

function figma(node: Token | Group): unknown {
  if (!isToken(node)) {
    const children = Object.entries(node)
      .map(([name, child]) => [name, figma(child as Group)])
      .filter(([, child]) => child !== undefined);
    return children.length === 0 ? undefined : Object.fromEntries(children);
  }
  if (!inFigma.has(node.type)) return undefined;
  const value =
    node.type === 'dimension' ? { value: inPixels(node.value as Dimension), unit: 'px' } : node.value;
  return {
    $type: node.type,
    $value: value,
    ...(node.description !== undefined && { $description: node.description }),
  };
}

const figmaFile = (mode: string, content: Group) =>
  json({
    $description: generated,
    ...(figma(content) as Group),
    $extensions: { 'com.figma.modeName': mode },
  });

function figmaFiles(): Record<string, string> {
  const { duration: _duration, easing: _easing, layer: _layer, picture, ...raw } = group('base');
  return {
    'figma/base.tokens.json': figmaFile('Value', { ...raw, picture, size: group('component') }),
    ...Object.fromEntries(
      modes.map(({ brand, theme }) => [
        `figma/color/${brand}-${kebab(theme)}.tokens.json`,
        figmaFile(`${title(brand)} ${title(theme).toLowerCase()}`, {
          color: group(pathOf(brand, theme))['color'],
        }),
      ]),
    ),
  };
}

// Native: sizes of a phone, so a fluid size has its smallest value.

/** A name that is not reserved in either language and starts with a letter. */
const nativeName = (name: string) => (/^\d/.test(name) ? `step${name}` : name === 'out' ? 'easeOut' : name);
const phone = ({ value, extensions }: Token) => {
  const { 'com.marketfront.fluid': fluid, 'com.marketfront.unit': unit } = extensions;
  if (typeof value === 'number') return unit === '%' ? value / 100 : value;
  return inPixels(fluid?.min ?? (value as Dimension));
};
const native = (at: string) =>
  Object.entries(group(at)).map(([name, token]) => [nativeName(name), phone(token as Token)] as const);
const sizes = () =>
  Object.entries(group('component')).flatMap(([area, parts]) =>
    Object.entries(parts as Record<string, Token>)
      .filter(([, token]) => token.type === 'dimension')
      .map(
        ([name, token]) => [`${area}${name.charAt(0).toUpperCase()}${name.slice(1)}`, phone(token)] as const,
      ),
  );
const durations = () =>
  Object.entries(group('base.duration') as Record<string, Token>).map(
    ([name, { value }]) => [name, (value as { value: number }).value] as const,
  );
const curve = (read('base.easing.out') as Token).value as number[];
const colorNames = colorsOf('marketfront', 'light').map(([name]) => name);
const member = ({ brand, theme }: (typeof modes)[number]) =>
  brand === 'marketfront' ? theme : `${brand}${theme.charAt(0).toUpperCase()}${theme.slice(1)}`;

const hexNumber = ({ hex, alpha = 1 }: Color) =>
  `0x${Math.round(alpha * 255)
    .toString(16)
    .padStart(2, '0')}${hex.slice(1)}`
    .toUpperCase()
    .replace('X', 'x');
const lines = <T>(entries: readonly T[], line: (entry: T) => string) => entries.map(line).join('\n');

function swift(): string {
  const scale = (name: string, entries: readonly (readonly [string, number])[], type = 'CGFloat') =>
    `public enum Marketfront${name} {\n${lines(entries, ([key, value]) => `    public static let ${key}: ${type} = ${value}`)}\n}`;
  return `// ${generated}
import SwiftUI

/// Semantic colours; the theme provides the values.
public struct MarketfrontColors: Sendable {
${lines(colorNames, (name) => `    public let ${name}: Color`)}
}

extension Color {
    fileprivate init(argb: UInt32) {
        self.init(
            .sRGB,
            red: Double((argb >> 16) & 0xFF) / 255,
            green: Double((argb >> 8) & 0xFF) / 255,
            blue: Double(argb & 0xFF) / 255,
            opacity: Double(argb >> 24) / 255
        )
    }
}

extension MarketfrontColors {
${modes
  .map(
    (mode) =>
      `    public static let ${member(mode)} = MarketfrontColors(\n${colorsOf(mode.brand, mode.theme)
        .map(([name, color]) => `        ${name}: Color(argb: ${hexNumber(color)})`)
        .join(',\n')}\n    )`,
  )
  .join('\n\n')}

    /// The theme for the colour scheme and contrast of the system.
    public static func system(_ scheme: ColorScheme, contrast: ColorSchemeContrast = .standard) -> MarketfrontColors {
        switch (scheme, contrast) {
        case (.dark, .increased): return .contrastDark
        case (.dark, _): return .dark
        case (_, .increased): return .contrastLight
        default: return .light
        }
    }
}

${scale('Space', native('base.space'))}

${scale('Radius', native('base.radius'))}

${scale('Size', sizes())}

/// In points at the default text size: scale them with \`@ScaledMetric\` or \`UIFontMetrics\`.
${scale('FontSize', native('base.fontSize'))}

${scale('FontWeight', native('base.fontWeight'), 'Int')}

/// A factor of the font size.
${scale('LineHeight', native('base.lineHeight'), 'Double')}

/// A factor of the font size.
${scale('Tracking', native('base.tracking'), 'Double')}

/// In seconds. Check \`accessibilityReduceMotion\` first.
${scale(
  'Duration',
  durations().map(([name, value]) => [name, value / 1000] as const),
  'Double',
)}

public enum MarketfrontEasing {
    public static let easeOut = Animation.timingCurve(${curve.join(', ')})
}
`;
}

function kotlin(): string {
  const scale = (name: string, entries: readonly (readonly [string, number])[], unit: string, type = '') =>
    `object Marketfront${name} {\n${lines(entries, ([key, value]) => `    val ${key}${type} = ${value}${unit}`)}\n}`;
  return `// ${generated}
package com.marketfront.tokens

import androidx.compose.animation.core.CubicBezierEasing
import androidx.compose.runtime.Immutable
import androidx.compose.ui.graphics.Color
import androidx.compose.ui.text.font.FontWeight
import androidx.compose.ui.unit.dp
import androidx.compose.ui.unit.em
import androidx.compose.ui.unit.sp

/** Semantic colours; the theme provides the values. */
@Immutable
data class MarketfrontColors(
${lines(colorNames, (name) => `    val ${name}: Color,`)}
)

${modes
  .map(
    (mode) =>
      `val ${member(mode)}MarketfrontColors = MarketfrontColors(\n${lines(
        colorsOf(mode.brand, mode.theme),
        ([name, color]) => `    ${name} = Color(${hexNumber(color)}),`,
      )}\n)`,
  )
  .join('\n\n')}

${scale('Space', native('base.space'), '.dp')}

${scale('Radius', native('base.radius'), '.dp')}

${scale('Size', sizes(), '.dp')}

${scale('FontSize', native('base.fontSize'), '.sp')}

object MarketfrontFontWeight {
${lines(native('base.fontWeight'), ([name, value]) => `    val ${name} = FontWeight(${value})`)}
}

${scale('LineHeight', native('base.lineHeight'), '.em')}

${scale('Tracking', native('base.tracking'), '.em')}

/** In milliseconds. Check the system's animator scale first. */
${scale('Duration', durations(), '')}

object MarketfrontEasing {
    val easeOut = CubicBezierEasing(${curve.map((value) => `${value}f`).join(', ')})
}
`;
}

// CSS: the variables of one theme, for pages without our style sheets.

const variables = (values: object, names: readonly string[] = ['mf']): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, string | object]) =>
    typeof value === 'string'
      ? [`  --${kebab([...names, name].join('-'))}: ${value};`]
      : variables(value, [...names, name]),
  );

function css(brand: Brand, theme: ThemeId): string {
  const values: Theme = brand === 'marketfront' ? themes[theme] : brands[brand][theme];
  const scheme = theme.toLowerCase().includes('dark') ? 'dark' : 'light';
  return `/* ${generated} */\n:root {\n  color-scheme: ${scheme};\n${variables({ ...base, ...values, size: component }).join('\n')}\n}\n`;
}

/** Writes `figma/`, `ios/`, `android/` and `css/` into a folder. */
export function writeTokenExports(outDir: string): void {
  const files: Record<string, string> = {
    ...figmaFiles(),
    'ios/MarketfrontTokens.swift': swift(),
    'android/MarketfrontTokens.kt': kotlin(),
    ...Object.fromEntries(
      modes.map(({ brand, theme }) => [`css/${brand}-${kebab(theme)}.css`, css(brand, theme)]),
    ),
  };
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(outDir, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

if (import.meta.main) {
  writeTokenExports(path.resolve(process.argv[2] ?? path.join(import.meta.dirname, '../dist/tokens')));
}
