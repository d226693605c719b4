export interface Mode {
  theme: string;
  brand: string;
  locale: string;
  dir: 'ltr' | 'rtl';
}

export const plainMode: Mode = { theme: 'light', brand: 'marketfront', locale: 'en', dir: 'ltr' };

/** What `pnpm visual` and Chromatic photograph: every mode shows something that the others cannot. */
export const pictureModes = {
  light: plainMode,
  dark: { ...plainMode, theme: 'dark' },
  contrast: { ...plainMode, theme: 'contrast-light' },
  harbor: { ...plainMode, brand: 'harbor' },
  rtl: { ...plainMode, dir: 'rtl' },
  // Marks above and below the line, and words that are not cut by spaces.
  lao: { ...plainMode, locale: 'lao' },
} as const satisfies Record<string, Mode>;
