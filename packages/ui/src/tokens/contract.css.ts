import { createGlobalThemeContract } from '@vanilla-extract/css';
import { base, component, themes } from './resolve.ts';

const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/**
 * Every token as a public CSS variable: `vars.color.textMuted` is `var(--mf-color-text-muted)`.
 * The names are public API: a site may set any of them in its own style sheet.
 */
export const vars = createGlobalThemeContract({ ...base, ...themes.light, size: component }, (_value, path) =>
  kebab(`mf-${path.join('-')}`),
);
