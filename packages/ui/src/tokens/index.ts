export { vars } from './contract.css.ts';
export { breakpoints, from, below, type Breakpoint } from './breakpoints.ts';
