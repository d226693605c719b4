import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { chromium, chromiumLaunchOptions } from '../../../../../scripts/chromium.ts';
import { readThemeCss } from '../../../scripts/css-rules.ts';
import { createBrandTheme, toCss } from '../../tokens/brand/index.ts';
import { brands, themes } from '../../tokens/resolve.ts';

const acme = createBrandTheme({ accent: '#7b2ff7' });
const css = `${readThemeCss()}\n${toCss(acme, 'acme')}`;

const part = (attributes: string, inner = '') => `<div ${attributes}><p></p>${inner}</div>`;
const light = 'data-theme="light"';
const dark = 'data-theme="dark"';
const contrast = 'data-theme="contrast"';
const contrastDark = 'data-theme="contrast-dark"';
const harbor = 'data-brand="harbor"';
const marketfront = 'data-brand="marketfront"';

/** A palette, identified by its background and its accent. */
const seen = ({ color }: { color: { bg: string; accent: string } }) => `${color.bg} ${color.accent}`;
const seenOf = (id: keyof typeof acme) => `${acme[id]['--mf-color-bg']} ${acme[id]['--mf-color-accent']}`;

type Browser = Awaited<ReturnType<typeof chromium.launch>>;
type Page = Awaited<ReturnType<Browser['newPage']>>;

interface Case {
  name: string;
  html?: string;
  body?: string;
  scheme?: 'dark';
  more?: true;
  is: string;
}
/** `is`: the expected palette of the innermost part. */
const cases: Case[] = [
  { name: 'nothing chosen', is: seen(themes.light) },
  { name: 'nothing chosen, a dark system', scheme: 'dark', is: seen(themes.dark) },
  { name: 'nothing chosen, more contrast wanted', more: true, is: seen(themes.contrastLight) },
  { name: 'nothing chosen, both', more: true, scheme: 'dark', is: seen(themes.contrastDark) },
  {
    name: 'light chosen against the system',
    html: light,
    more: true,
    scheme: 'dark',
    is: seen(themes.light),
  },
  { name: 'dark chosen', html: dark, is: seen(themes.dark) },
  { name: 'contrast follows the system', html: contrast, scheme: 'dark', is: seen(themes.contrastDark) },
  { name: 'a brand', html: harbor, is: seen(brands.harbor.light) },
  { name: 'a brand, a dark system', html: harbor, scheme: 'dark', is: seen(brands.harbor.dark) },
  { name: 'a brand, more contrast wanted', html: harbor, more: true, is: seen(brands.harbor.contrastLight) },
  { name: 'a brand and a theme', html: `${harbor} ${dark}`, is: seen(brands.harbor.dark) },
  { name: 'a dark part of a brand', html: harbor, body: part(dark), is: seen(brands.harbor.dark) },
  { name: 'a brand in a dark page', html: dark, body: part(harbor), is: seen(brands.harbor.dark) },
  {
    name: 'a brand in a dark part of a light page',
    html: light,
    body: part(dark, part(harbor)),
    is: seen(brands.harbor.dark),
  },
  {
    name: 'contrast within a brand',
    html: harbor,
    body: part(contrastDark),
    is: seen(brands.harbor.contrastDark),
  },
  {
    name: 'a brand within contrast',
    html: contrast,
    body: part(harbor),
    is: seen(brands.harbor.contrastLight),
  },
  { name: 'out of contrast', html: contrast, body: part(light), is: seen(themes.light) },
  {
    name: 'out of contrast, within a brand',
    html: `${harbor} ${contrast}`,
    body: part(light),
    is: seen(brands.harbor.light),
  },
  {
    name: 'our own brand within another, and a theme',
    html: harbor,
    body: part(marketfront, part(dark)),
    is: seen(themes.dark),
  },
  { name: 'a derived brand in a dark page', html: dark, body: part('data-brand="acme"'), is: seenOf('dark') },
  {
    name: 'a light part of a derived brand',
    html: dark,
    body: part('data-brand="acme"', part(light)),
    is: seenOf('light'),
  },
  {
    name: 'a derived brand in high contrast',
    html: contrast,
    body: part('data-brand="acme"'),
    is: seenOf('contrastLight'),
  },
];

describe('themes and brands in a browser', () => {
  let page: Page;
  beforeAll(async () => {
    page = await (await chromium.launch(chromiumLaunchOptions())).newPage();
  }, 60_000);
  afterAll(() => page.context().browser()?.close());

  it.each(cases)('$name', async ({ html = '', body = part(''), scheme, more, is }) => {
    await page.emulateMedia({
      colorScheme: scheme ?? 'light',
      contrast: more === true ? 'more' : 'no-preference',
    });
    await page.setContent(
      `<!doctype html><html ${html}><style>${css} p { background: var(--mf-color-bg); color: var(--mf-color-accent) }</style><body>${body}`,
    );
    const { background, color } = await page
      .locator('p')
      .last()
      .evaluate((node) => {
        const { backgroundColor, color } = getComputedStyle(node);
        const hex = (rgb: string) =>
          `#${(rgb.match(/\d+/g) ?? []).map((value) => Number(value).toString(16).padStart(2, '0')).join('')}`;
        return { background: hex(backgroundColor), color: hex(color) };
      });
    expect(`${background} ${color}`).toBe(is);
  });
});
