import type { BrandColors, BrandTheme } from './create-brand-theme.ts';
import { brandSelectors } from './selectors.ts';

const pairs = (light: BrandColors, dark: BrandColors) =>
  Object.entries(light)
    .map(([name, value]) => {
      const other = dark[name as keyof BrandColors] ?? value;
      return `${name}:${other === value ? value : `light-dark(${value},${other})`}`;
    })
    .join(';');

const everywhere = {
  plain: ':root,[data-theme="light"],[data-theme="dark"]',
  contrast: '[data-theme^="contrast"]',
  unset: ':root:not([data-theme])',
};

/**
 * A brand as CSS text. With a name it applies to `data-brand`, nested and in every theme; without one it applies to the
 * whole site. Put it into a style sheet, or into a `<style nonce>` after ours.
 */
export function toCss(theme: BrandTheme, name?: string): string {
  if (name !== undefined && !/^[a-z][\w-]*$/i.test(name)) {
    throw new Error(
      `marketfront/ui: toCss: the brand name ${JSON.stringify(name)} becomes a part of a CSS selector. Use letters, digits, "-" and "_", with a letter first.`,
    );
  }
  const at = name === undefined ? everywhere : brandSelectors(name);
  const plain = pairs(theme.light, theme.dark);
  const contrast = pairs(theme.contrastLight, theme.contrastDark);
  return [
    `${at.plain}{${plain}}`,
    `${at.contrast}{${contrast}}`,
    `@media (prefers-contrast:more){${at.unset}{${contrast}}}`,
  ].join('\n');
}
