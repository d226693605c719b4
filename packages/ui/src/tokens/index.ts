export { vars } from './contract.css.ts';
export { breakpoints, from, below, type Breakpoint } from './breakpoints.ts';
export { brandNames, themeNames, type BrandName, type ThemeName } from './theme-names.ts';
