import type { BrandColors, BrandTheme } from './create-brand-theme.ts';
import { brandSelectors } from './selectors.ts';

const pairs = (light: BrandColors, dark: BrandColors): BrandColors =>
  Object.fromEntries(
    Object.entries(light).map(([name, value]) => {
      const other = dark[name as keyof BrandColors] ?? value;
      return [name, other === value ? value : `light-dark(${value},${other})`];
    }),
  );

/** The colours of a brand for the elements that a selector matches. */
export interface BrandRule {
  selector: string;
  /** The media query that it depends on; undefined when it always applies. */
  media?: string;
  colors: BrandColors;
}

const everywhere = {
  plain: ':root,[data-theme="light"],[data-theme="dark"]',
  contrast: '[data-theme^="contrast"]',
  unset: ':root:not([data-theme])',
};

/**
 * The rules of a brand, for a style sheet that is built (vanilla-extract: `globalStyle(selector, { vars: colors })`).
 * With a name it applies to `data-brand`, nested and in every theme; without one it applies to the whole site.
 * @throws an `Error` for a name that cannot be part of a selector
 */
export function brandRules(theme: BrandTheme, name?: string): BrandRule[] {
  if (name !== undefined && !/^[a-z][\w-]*$/i.test(name)) {
    throw new Error(
      `marketfront/ui: toCss: the brand name ${JSON.stringify(name)} becomes a part of a CSS selector. Use letters, digits, "-" and "_", with a letter first.`,
    );
  }
  const at = name === undefined ? everywhere : brandSelectors(name);
  const contrast = pairs(theme.contrastLight, theme.contrastDark);
  return [
    { selector: at.plain, colors: pairs(theme.light, theme.dark) },
    { selector: at.contrast, colors: contrast },
    { selector: at.unset, media: '(prefers-contrast:more)', colors: contrast },
  ];
}

/**
 * `brandRules` as CSS text. Put it into a style sheet, or into a `<style nonce>` after ours.
 * @throws an `Error` for a name that cannot be part of a selector
 */
export const toCss = (theme: BrandTheme, name?: string): string =>
  brandRules(theme, name)
    .map(({ selector, media, colors }) => {
      const declarations = Object.entries(colors).map(([variable, value]) => `${variable}:${value}`);
      const rule = `${selector}{${declarations.join(';')}}`;
      return media === undefined ? rule : `@media ${media}{${rule}}`;
    })
    .join('\n');
