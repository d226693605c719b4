import { describe, expect, it } from 'vitest';
import { type Block, readCssRules } from '../../scripts/css-rules.ts';
import { brandSchemes, createBrandTheme } from './brand/index.ts';
import { contrast } from './brand/oklch.ts';
import { decoration, grounds, markPairs, unusedPairs, disabledPairs, textPairs } from './contrast-pairs.ts';
import { base, brands, type ColorName, themeIds, themes } from './resolve.ts';

type Colors = Record<ColorName, string>;
type Pairs = Record<string, readonly string[]>;

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const camel = (name: string) => name.replaceAll(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());

/** Colours that merchants may choose: pale and dark, saturated and grey, of all hues. */
const accents = [
  '#0e5e4a',
  '#ffd400',
  '#e4002b',
  '#ff6a00',
  '#1b4fd1',
  '#7b2ff7',
  '#00b3a4',
  '#ff4fa3',
  '#8bc34a',
  '#5d4037',
  '#000000',
  '#ffffff',
  '#888888',
  'oklch(70% 0.3 140)',
  'rgb(0 174 239)',
];

const schemes: [string, Colors][] = [
  ...themeIds.map((id): [string, Colors] => [`marketfront ${id}`, themes[id].color]),
  ...themeIds.map((id): [string, Colors] => [`harbor ${id}`, brands.harbor[id].color]),
  ...accents.flatMap((accent) => {
    const brand = createBrandTheme({ accent });
    return brandSchemes.map((id): [string, Colors] => [
      `brand of ${accent} ${id}`,
      Object.fromEntries(
        Object.entries(themes[id].color).map(([name, value]) => [
          name,
          brand[id][`--mf-color-${kebab(name)}`] ?? value,
        ]),
      ) as Colors,
    ]);
  }),
];

const failures = (colors: Colors, pairs: Pairs, least: number) =>
  Object.entries(pairs).flatMap(([over, unders]) =>
    unders.flatMap((under) => {
      const ratio = contrast(colors[over as ColorName], colors[under as ColorName]);
      return ratio >= least ? [] : [`${over} on ${under} ${ratio.toFixed(2)}`];
    }),
  );

describe.each(schemes)('%s', (name, colors) => {
  const more = name.includes('contrast');
  it(`has legible text: ${more ? 7 : 4.5}:1`, () => {
    expect(failures(colors, textPairs, more ? 7 : 4.5)).toEqual([]);
  });
  it('has visible marks, borders and rings: 3:1', () => {
    expect(failures(colors, markPairs, 3)).toEqual([]);
  });
  it('has legible disabled controls: 3:1', () => {
    expect(failures(colors, disabledPairs, 3)).toEqual([]);
  });
});

it('has legible text on pictures', () => {
  expect(contrast(base.picture.ink, base.picture.paper)).toBeGreaterThanOrEqual(7);
});

/** The colour tokens in a CSS value. */
const tokensIn = (value = '') =>
  [...value.matchAll(/--mf-color-([a-z-]+)/g)].map(([, name = '']) => camel(name));
const has = (pairs: Pairs, over: string, under: string) => pairs[over]?.includes(under) === true;

const rules = readCssRules();
/** Whether a colour is not used for text, but for a drawn shape. */
const isDrawing = ({ own, where }: Block) => 'content' in own || /::(?:before|after|backdrop)/.test(where);
const marks = /^(?:border|outline|fill$|stroke$|boxShadow$|textDecoration|accentColor$|caretColor$)/;

describe('the tables cover the colours of the style sheets', () => {
  it('every text colour with a background in the same rule', () => {
    const missing = rules.flatMap((block) => {
      const { file, own, all } = block;
      const ground = all['background'] ?? all['backgroundColor'];
      if (isDrawing(block) || !('color' in own || 'background' in own || 'backgroundColor' in own)) return [];
      return tokensIn(all['color']).flatMap((over) =>
        tokensIn(ground).flatMap((under) => {
          const known = [textPairs, markPairs, disabledPairs].some((pairs) => has(pairs, over, under));
          const pair = `${file} ${kebab(over)} on ${kebab(under)}`;
          return known || pair in unusedPairs ? [] : [pair];
        }),
      );
    });
    expect([...new Set(missing)]).toEqual([]);
  });

  /** The tokens of some declarations with a file that uses them, so that a failure names the file. */
  const usedIn = (isMeant: (property: string, block: Block) => boolean) =>
    new Map(
      rules.flatMap((block) =>
        Object.entries(block.own).flatMap(([property, value]) =>
          isMeant(property, block) ? tokensIn(value).map((name) => [name, block.file] as const) : [],
        ),
      ),
    );
  const uncovered = (used: ReadonlyMap<string, string>, isCovered: (name: string) => boolean) =>
    [...used].filter(([name]) => !isCovered(name)).map(([name, file]) => `${name} in ${file}`);

  it('every text colour, on the backgrounds of a page or on its own', () => {
    const isCovered = (name: string) =>
      name.startsWith('on') || name === 'bg'
        ? name in textPairs
        : [textPairs, markPairs].some((pairs: Pairs) => grounds.every((ground) => has(pairs, name, ground)));
    expect(
      uncovered(
        usedIn((property) => property === 'color'),
        isCovered,
      ),
    ).toEqual([]);
  });

  it('every background', () => {
    const covered = new Set<string>([
      ...[textPairs, markPairs, disabledPairs].flatMap((pairs: Pairs) => Object.values(pairs).flat()),
      ...Object.keys(markPairs),
      ...decoration,
    ]);
    expect(
      uncovered(
        usedIn((property) => property.startsWith('background')),
        (name) => covered.has(name),
      ),
    ).toEqual([]);
  });

  it('every border, ring, line and drawn fill', () => {
    const covered = new Set<string>([...Object.keys(markPairs), ...decoration, ...grounds]);
    const isMark = (property: string, block: Block) =>
      marks.test(property) || (isDrawing(block) && property.startsWith('background'));
    expect(uncovered(usedIn(isMark), (name) => covered.has(name))).toEqual([]);
  });
});
