import { create } from 'storybook/theming/create';
import { brands, themes, type Theme } from '../packages/ui/src/tokens/resolve.ts';

const sans = '"Instrument Sans Variable", "Instrument Sans Fallback", system-ui, sans-serif';
const code = 'ui-monospace, SFMono-Regular, Menlo, Consolas, monospace';

/** The theme of Storybook's own UI. Storybook needs colour values; it does not accept CSS variables. */
function storybookTheme(base: 'light' | 'dark', { color }: Theme) {
  return create({
    base,
    brandTitle: 'Marketfront',
    brandImage: base === 'dark' ? './brand-dark.svg' : './brand-light.svg',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: sans,
    fontCode: code,
    colorPrimary: color.accentText,
    colorSecondary: color.accentText,
    appBg: color.sunken,
    appContentBg: color.bg,
    appPreviewBg: color.bg,
    appBorderColor: color.line,
    appBorderRadius: 8,
    textColor: color.text,
    textInverseColor: color.bg,
    textMutedColor: color.textMuted,
    barBg: color.bg,
    barTextColor: color.textMuted,
    barHoverColor: color.accentText,
    barSelectedColor: color.accentText,
    inputBg: color.surface,
    inputBorder: color.control,
    inputTextColor: color.text,
    inputBorderRadius: 8,
    buttonBg: color.surface,
    buttonBorder: color.control,
    booleanBg: color.sunken,
    booleanSelectedBg: color.surface,
  });
}

export const storybookThemes = {
  light: storybookTheme('light', themes.light),
  dark: storybookTheme('dark', themes.dark),
};

const prefersDark = () => matchMedia('(prefers-color-scheme: dark)').matches;

/** The Storybook theme that matches the theme and brand of the toolbar. */
export function storybookThemeFor(theme: string, brand: string) {
  const dark = theme.endsWith('dark') || (!theme.endsWith('light') && prefersDark());
  const base = dark ? 'dark' : 'light';
  const id = theme.startsWith('contrast') ? (dark ? 'contrastDark' : 'contrastLight') : base;
  return storybookTheme(base, (brand === 'harbor' ? brands.harbor : themes)[id]);
}
