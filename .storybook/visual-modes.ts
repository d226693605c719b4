export interface Mode {
  theme: string;
  brand: string;
  locale: string;
  dir: 'ltr' | 'rtl';
}

export const plainMode: Mode = { theme: 'light', brand: 'marketfront', locale: 'en', dir: 'ltr' };

/** The modes of `pnpm visual` and Chromatic. Each one can reveal problems that the others cannot. */
export const visualModes = {
  light: plainMode,
  dark: { ...plainMode, theme: 'dark' },
  contrast: { ...plainMode, theme: 'contrast-light' },
  harbor: { ...plainMode, brand: 'harbor' },
  rtl: { ...plainMode, dir: 'rtl' },
  // Diacritics above and below the line, and no spaces between words.
  lao: { ...plainMode, locale: 'lao' },
} as const satisfies Record<string, Mode>;
