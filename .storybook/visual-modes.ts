export interface Mode {
  theme: string;
  brand: string;
  locale: string;
  dir: 'ltr' | 'rtl';
}

/** A mode of the visual tests; `viewport` is the width of the window in pixels. */
export interface VisualMode extends Mode {
  viewport?: number;
}

export const plainMode: Mode = { theme: 'light', brand: 'marketfront', locale: 'en', dir: 'ltr' };

/** The modes of `pnpm visual` and Chromatic. Each one can reveal problems that the others cannot. */
export const visualModes = {
  light: plainMode,
  dark: { ...plainMode, theme: 'dark' },
  phone: { ...plainMode, viewport: 390 },
  contrast: { ...plainMode, theme: 'contrast-light' },
  harbor: { ...plainMode, brand: 'harbor' },
  rtl: { ...plainMode, dir: 'rtl' },
  // Diacritics above and below the line, and no spaces between words.
  lao: { ...plainMode, locale: 'lao' },
  thai: { ...plainMode, locale: 'th' },
  // Characters of equal width from a font of the system, and lines that may break anywhere.
  chinese: { ...plainMode, locale: 'zh-CN' },
} as const satisfies Record<string, VisualMode>;

export type VisualModeName = keyof typeof visualModes;

const modeNames = Object.keys(visualModes) as VisualModeName[];
const modesOfEveryStory: readonly VisualModeName[] = ['light', 'dark', 'phone'];
const storiesInAllModes = 2;

/**
 * The modes in which `pnpm visual` captures a story. The first stories of a component show what it looks like and are
 * captured in all modes; the others differ from them in a detail.
 * @param position The position of the story among those of its component
 */
export const modesOfStory = (position: number): readonly VisualModeName[] =>
  position < storiesInAllModes ? modeNames : modesOfEveryStory;
