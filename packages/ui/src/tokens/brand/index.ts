export {
  brandSchemes,
  createBrandTheme,
  type BrandColors,
  type BrandOptions,
  type BrandScheme,
  type BrandTheme,
} from './create-brand-theme.ts';
export { toCss } from './to-css.ts';
