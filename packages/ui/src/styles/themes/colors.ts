import { vars } from '../../tokens/contract.css.ts';
import { type ColorName, type Theme, type ThemeId, themeIds } from '../../tokens/resolve.ts';

const pair = (light: string, dark: string) => (light === dark ? light : `light-dark(${light}, ${dark})`);

const paired = (light: Theme, dark: Theme, isOwn: (name: ColorName) => boolean) =>
  Object.fromEntries(
    (Object.keys(vars.color) as ColorName[])
      .filter(isOwn)
      .map((name) => [vars.color[name], pair(light.color[name], dark.color[name])]),
  );

/** One rule for both schemes: all colours, or those that a brand changes. */
export function colorRules(brand: Record<ThemeId, Theme>, from?: Record<ThemeId, Theme>) {
  const isOwn = (name: ColorName) =>
    from === undefined || themeIds.some((id) => brand[id].color[name] !== from[id].color[name]);
  return {
    plain: { vars: paired(brand.light, brand.dark, isOwn) },
    contrast: { vars: paired(brand.contrastLight, brand.contrastDark, isOwn) },
  };
}
