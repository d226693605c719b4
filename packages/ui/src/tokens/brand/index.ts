export {
  brandSchemes,
  createBrandTheme,
  type BrandColors,
  type BrandOptions,
  type BrandScheme,
  type BrandTheme,
} from './create-brand-theme.ts';
export { brandRules, toCss, type BrandRule } from './to-css.ts';
