import { localeOf, locales, pseudoLocaleCode } from '@marketfront/i18n';
import { createBrandTheme, toCss } from '@marketfront/ui/brand';
import { brandNames, themeNames } from '@marketfront/ui/tokens';
import type { Mode } from './visual-modes.ts';

export const themes = [...themeNames, 'system'] as const;
/** The brands of the package, and one derived from a single colour. */
export const brands = [...brandNames, 'plum'] as const;
export const plum = '#7a1f4d';
export const plumCss = toCss(createBrandTheme({ accent: plum }), 'plum');

export { visualModes, plainMode, type Mode } from './visual-modes.ts';

/** Languages of the toolbar by locale code, with the pseudo-locale. */
export const languageNames: Record<string, string> = {
  ...Object.fromEntries(locales.map(({ code, name }) => [code, name])),
  pseudo: '⟦Þšéûđö⟧',
};

export const tagOf = (locale: string) => (locale === 'pseudo' ? pseudoLocaleCode : localeOf(locale).tag);

/** Sets the attributes that the storefront's server renders on `<html>`. */
export function applyMode({ theme, brand, locale, dir }: Mode) {
  const { documentElement: html } = document;
  html.lang = tagOf(locale);
  html.dir = dir;
  html.dataset['brand'] = brand;
  if (theme === 'system') delete html.dataset['theme'];
  else html.dataset['theme'] = theme;
}
