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

/** The modes of `pnpm visual`. Each one can reveal problems that the others cannot. */
export const visualModes = {
  light: plainMode,
  dark: { ...plainMode, theme: 'dark' },
  phone: { ...plainMode, viewport: 390 },
  'dark-phone': { ...plainMode, theme: 'dark', viewport: 390 },
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

const modesOfWholePage: readonly VisualModeName[] = ['light', 'dark', 'phone', 'dark-phone'];

/** The modes by the position of a story in its component; stories after the last position have a single picture. */
const modesByPosition: readonly (readonly VisualModeName[])[] = [
  ['light', 'dark', 'phone', 'contrast', 'harbor', 'rtl', 'lao', 'thai', 'chinese'],
  ['light', 'dark'],
];

/** The tag of a later story whose dark theme differs in more than colours. */
const darkTag = 'in-dark';

interface Story {
  /** The path of its component in the sidebar. */
  title: string;
  tags: readonly string[];
}

/**
 * The modes in which `pnpm visual` captures a story. Width, brand and language affect all stories of a component in the
 * same way, so only the first one is captured in them.
 * @param position The position of the story among those of its component
 */
export function modesOfStory({ title, tags }: Story, position: number): readonly VisualModeName[] {
  if (title.startsWith('recipes/')) return modesOfWholePage;
  return modesByPosition[position] ?? (tags.includes(darkTag) ? ['light', 'dark'] : ['light']);
}
