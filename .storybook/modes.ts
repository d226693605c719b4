import { createBrandTheme, toCss } from '@marketfront/ui/brand';
import { brandNames, themeNames } from '@marketfront/ui/tokens';
import type { Mode } from './picture-modes.ts';

export const themes = [...themeNames, 'system'] as const;
/** Ours, and one made from a single colour. */
export const brands = [...brandNames, 'plum'] as const;
export const plum = '#7a1f4d';
export const plumCss = toCss(createBrandTheme({ accent: plum }), 'plum');

export { pictureModes, plainMode, type Mode } from './picture-modes.ts';

export const tagOf = (locale: string) => ({ lao: 'lo', pseudo: 'en-XA' })[locale] ?? locale;

/** What the shop's server writes into `<html>`. */
export function applyMode({ theme, brand, locale, dir }: Mode) {
  const { documentElement: html } = document;
  html.lang = tagOf(locale);
  html.dir = dir;
  html.dataset['brand'] = brand;
  if (theme === 'system') delete html.dataset['theme'];
  else html.dataset['theme'] = theme;
}
