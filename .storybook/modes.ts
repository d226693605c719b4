import { createBrandTheme, toCss } from '@marketfront/ui/brand';
import { brandNames, themeNames } from '@marketfront/ui/tokens';
import type { Mode } from './visual-modes.ts';

export const themes = [...themeNames, 'system'] as const;
/** The brands of the package, and one derived from a single colour. */
export const brands = [...brandNames, 'plum'] as const;
export const plum = '#7a1f4d';
export const plumCss = toCss(createBrandTheme({ accent: plum }), 'plum');

export { visualModes, plainMode, type Mode } from './visual-modes.ts';

export const tagOf = (locale: string) => ({ lao: 'lo', pseudo: 'en-XA' })[locale] ?? locale;

/** Sets the attributes that the storefront's server renders on `<html>`. */
export function applyMode({ theme, brand, locale, dir }: Mode) {
  const { documentElement: html } = document;
  html.lang = tagOf(locale);
  html.dir = dir;
  html.dataset['brand'] = brand;
  if (theme === 'system') delete html.dataset['theme'];
  else html.dataset['theme'] = theme;
}
