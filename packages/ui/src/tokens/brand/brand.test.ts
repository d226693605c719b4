import { describe, expect, it } from 'vitest';
import { textPairs, markPairs } from '../contrast-pairs.ts';
import { themes } from '../resolve.ts';
import { contrastNeutrals } from './create-brand-theme.ts';
import { brandSchemes, createBrandTheme, toCss } from './index.ts';
import { contrast, toHex } from './oklch.ts';
import { oklchOfHex, parseColor } from './parse-color.ts';

const kebab = (name: string) => name.replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const apart = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

const grid = [0.15, 0.3, 0.4, 0.5, 0.6, 0.7, 0.8, 0.9, 0.97].flatMap((l) =>
  [0, 0.05, 0.12, 0.25].flatMap((c) => Array.from({ length: 18 }, (_, at) => toHex({ l, c, h: at * 20 }))),
);

describe('a brand from any colour', () => {
  const brands = grid.map((accent) => ({ accent, brand: createBrandTheme({ accent }) }));

  it('is tested with more than 500', () => {
    expect(grid.length).toBeGreaterThan(500);
  });

  it.each(brandSchemes)('has sufficient contrast in %s for every pair', (scheme) => {
    const least = scheme.startsWith('contrast') ? 7 : 4.5;
    const failures = new Set<string>();
    for (const { accent, brand: schemes } of brands) {
      const brand = schemes[scheme];
      const colour = (name: string) =>
        brand[`--mf-color-${kebab(name)}`] ?? themes[scheme].color[name as keyof typeof textPairs];
      const check = (pairs: Record<string, readonly string[]>, wanted: number) => {
        for (const [over, unders] of Object.entries(pairs)) {
          for (const under of unders) {
            const ratio = contrast(colour(over), colour(under));
            if (ratio < wanted) failures.add(`${accent}: ${over} on ${under} ${ratio.toFixed(2)}`);
          }
        }
      };
      check(textPairs, least);
      check(markPairs, 3);
    }
    expect([...failures].slice(0, 20)).toEqual([]);
  });

  it.each(brandSchemes)('keeps the hue in %s', (scheme) => {
    const changed = brands.filter(({ accent, brand: schemes }) => {
      const given = oklchOfHex(accent);
      const brand = schemes[scheme];
      return (['--mf-color-accent', '--mf-color-accent-text'] as const).some((name) => {
        const made = oklchOfHex(brand[name] ?? '');
        // With almost no chroma the hue is a rounding error.
        return given.c > 0.03 && made.c > 0.03 && apart(given.h, made.h) > 5;
      });
    });
    expect(changed.map(({ accent }) => accent)).toEqual([]);
  });

  it.each(brandSchemes)('has a hover colour in %s that differs', (scheme) => {
    const same = brands.filter(
      ({ brand }) => brand[scheme]['--mf-color-accent'] === brand[scheme]['--mf-color-accent-hover'],
    );
    expect(same.map(({ accent }) => accent)).toEqual([]);
  });
});

it('keeps a bright colour as a fill with legible text on it, and darkens it only for text', () => {
  const { light } = createBrandTheme({ accent: '#ffd400' });
  expect(light['--mf-color-accent']).toBe('#ffd400');
  expect(oklchOfHex(light['--mf-color-on-accent'] ?? '').l).toBeLessThan(0.25);
  expect(oklchOfHex(light['--mf-color-accent-text'] ?? '').l).toBeLessThan(0.6);
});
it('does not change a legible accent', () => {
  expect(createBrandTheme({ accent: '#0E5E4A' }).light['--mf-color-accent']).toBe('#0e5e4a');
});
it('keeps the neutrals grey when asked to', () => {
  const { light } = createBrandTheme({ accent: '#1b4fd1', neutrals: 'plain' });
  expect(oklchOfHex(light['--mf-color-sunken'] ?? '').c).toBeLessThan(0.001);
});
it('has the neutrals of our own high contrast themes', () => {
  for (const scheme of ['contrastLight', 'contrastDark'] as const) {
    const own = Object.fromEntries(
      Object.entries(themes[scheme].color).map(([name, value]) => [kebab(name), value]),
    );
    expect(own).toMatchObject(contrastNeutrals[scheme]);
  }
});

it.each([
  ['#abc', '#aabbcc', 1],
  ['#AABBCC80', '#aabbcc', 128 / 255],
  ['rgb(255, 0, 10)', '#ff000a', 1],
  ['rgb(100% 0% 50% / 50%)', '#ff0080', 0.5],
  ['rgba(1,2,3,.25)', '#010203', 0.25],
  ['oklch(62.796% 0.25768 29.234)', '#ff0000', 1],
  ['oklch(0.52 0.194 261deg / 1)', '#1d60d6', 1],
  ['oklch(1 0 0.5turn)', '#ffffff', 1],
])('parses %s', (text, hex, alpha) => {
  expect(parseColor(text)).toEqual({ hex, alpha });
});

it.each([
  ['tomato', /is not a colour in a supported format\. Write it as/],
  ['#12', /is not a colour in a supported format/],
  ['', /is not a colour in a supported format/],
  ['rgb(0 0 0 / 40%)', /is transparent.*without alpha, for example "#000000"/],
  ['#00000000', /is transparent/],
])('rejects %j and explains what to do', (accent, message) => {
  expect(() => createBrandTheme({ accent })).toThrow(message);
});
it('rejects an exact accent that is invisible, and names the nearest visible colour', () => {
  expect(() => createBrandTheme({ accent: '#fffbe6', exact: true })).toThrow(
    /reaches 1\.\d:1 on the page, .* cannot be used exactly.* uses "#[\da-f]{6}"/,
  );
  expect(createBrandTheme({ accent: '#0e5e4a', exact: true }).light['--mf-color-accent']).toBe('#0e5e4a');
});

describe('toCss', () => {
  const theme = createBrandTheme({ accent: '#7b2ff7' });
  it('applies to data-brand in each theme', () => {
    const css = toCss(theme, 'acme');
    expect(css).toContain('[data-brand="acme"]');
    expect(css).toContain('[data-brand="acme"][data-theme^="contrast"]');
    expect(css).toContain(
      `--mf-color-accent:light-dark(${theme.light['--mf-color-accent']},${theme.dark['--mf-color-accent']})`,
    );
  });
  it('applies to the whole site without a name', () => {
    expect(toCss(theme)).toMatch(/^:root,/);
  });
  it('rejects a name that would break out of the selector', () => {
    expect(() => toCss(theme, 'a"]{}')).toThrow(/part of a CSS selector/);
  });
});
