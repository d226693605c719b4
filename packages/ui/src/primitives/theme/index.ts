export * from './theme.tsx';
export {
  brandNames,
  themeNames,
  type BrandName,
  type ThemeName,
} from '../../tokens/theme-names.ts';
