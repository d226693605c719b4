import { globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeTokenExports } from '../../scripts/token-exports.ts';
import { brands, themeIds, themes } from './resolve.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'marketfront-tokens-'));
writeTokenExports(folder);
afterAll(() => rmSync(folder, { recursive: true }));

const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
/** `#rrggbb` or `#rrggbbaa` → `0xAARRGGBB`. */
const argb = (hex: string) => `0x${`${hex.slice(7) || 'ff'}${hex.slice(1, 7)}`.toUpperCase()}`;

const all = themeIds.flatMap((id) => [
  { mode: id as string, file: `marketfront-${kebab(id)}`, colors: themes[id].color },
  {
    mode: `harbor${id.charAt(0).toUpperCase()}${id.slice(1)}`,
    file: `harbor-${kebab(id)}`,
    colors: brands.harbor[id].color,
  },
]);

it('writes one file per tool, and one per mode where the tool needs that', () => {
  expect(globSync('**/*.*', { cwd: folder })).toHaveLength(1 + 8 + 2 + 8);
});

describe.each(all)('$file', ({ mode, file, colors }) => {
  it('has the colours of tokens.json in Swift', () => {
    const block = new RegExp(`static let ${mode} = MarketfrontColors\\(([^]*?)\\n    \\)`).exec(
      read('ios/MarketfrontTokens.swift'),
    )?.[1];
    for (const [name, value] of Object.entries(colors)) {
      expect(block).toContain(` ${name}: Color(argb: ${argb(value)})`);
    }
  });
  it('has the colours of tokens.json in Kotlin', () => {
    const block = new RegExp(`val ${mode}MarketfrontColors = MarketfrontColors\\(([^]*?)\\n\\)`).exec(
      read('android/MarketfrontTokens.kt'),
    )?.[1];
    for (const [name, value] of Object.entries(colors)) {
      expect(block).toContain(` ${name} = Color(${argb(value)}),`);
    }
  });
  it('has the colours of tokens.json for Figma, without references', () => {
    const { color, ...rest } = JSON.parse(read(`figma/color/${file}.tokens.json`)) as {
      color: Record<string, { $type: string; $value: { hex: string; alpha?: number } }>;
      $extensions: Record<string, string>;
    };
    expect(rest.$extensions['com.figma.modeName']).toMatch(/^(?:Marketfront|Harbor) /);
    expect(Object.keys(color)).toEqual(Object.keys(colors));
    for (const [name, value] of Object.entries(colors)) {
      expect(color[name]).toMatchObject({ $type: 'color', $value: { hex: value.slice(0, 7) } });
    }
  });
  it('has the colours of tokens.json in CSS', () => {
    const css = read(`css/${file}.css`);
    for (const [name, value] of Object.entries(colors)) {
      expect(css).toContain(`--mf-color-${kebab(name)}: ${value};`);
    }
    expect(css).toContain(`color-scheme: ${/dark/i.test(mode) ? 'dark' : 'light'};`);
  });
});

it('exports the smallest value of a fluid size for phones, the largest for Figma, in px', () => {
  expect(read('ios/MarketfrontTokens.swift')).toContain('static let display: CGFloat = 32');
  expect(read('android/MarketfrontTokens.kt')).toContain('val display = 32.sp');
  const { fontSize } = JSON.parse(read('figma/base.tokens.json')) as {
    fontSize: Record<string, { $value: unknown }>;
  };
  expect(fontSize['display']?.$value).toEqual({ value: 56, unit: 'px' });
});
it('writes a whole number, a list and a curve in the syntax of each language', () => {
  expect(read('android/MarketfrontTokens.kt')).toContain('CubicBezierEasing(0.2f, 0f, 0f, 1f)');
  expect(read('ios/MarketfrontTokens.swift')).toContain('static let fast: Double = 0.12');
  expect(read('css/marketfront-light.css')).toContain('--mf-easing-out: cubic-bezier(0.2, 0, 0, 1);');
});
