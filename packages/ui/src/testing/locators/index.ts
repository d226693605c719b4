export type { Description, Driver } from './description.ts';
export * from './for-playwright.ts';
export * from './for-testing-library.ts';
export { Kit, type KitOptions } from './kit.ts';
export { unanswered } from '../../styles/unanswered.ts';
