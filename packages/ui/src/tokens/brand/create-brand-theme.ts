import { contrast, toHex } from './oklch.ts';
import { oklchOfHex, parseColor } from './parse-color.ts';

export const brandSchemes = ['light', 'dark', 'contrastLight', 'contrastDark'] as const;
export type BrandScheme = (typeof brandSchemes)[number];

/** CSS variable → `#rrggbb`. Plain data: it can be stored in a database and sent by a loader. */
export type BrandColors = Record<`--mf-color-${string}`, string>;
export type BrandTheme = Record<BrandScheme, BrandColors>;

export interface BrandOptions {
  /** The colour of the brand: `#0e5e4a`, `rgb(14 94 74)` or `oklch(43% 0.08 171)`. */
  accent: string;
  /** Tints page, cards and lines slightly with the hue of the accent. */
  neutrals?: 'tinted' | 'plain' | undefined;
  /** Rejects an accent that is too pale to be visible on the page, instead of darkening it. */
  exact?: boolean | undefined;
}

const minimum = { light: 4.5, dark: 4.5, contrastLight: 7, contrastDark: 7 } as const;
/** Slightly more than required, so that rounding in a browser or a picture does not reduce it below the minimum. */
const margin = 1.02;

/** The contrast below which a fill is invisible; a fill may be pale, because its text is legible. */
const seen = 1.25;

/** Lightness and tint of the neutral colours: the steps of our own themes. */
const neutralSteps = {
  bg: { light: [0.985, 0.3], dark: [0.192, 0.6] },
  surface: { light: [1, 0], dark: [0.237, 0.8] },
  sunken: { light: [0.959, 0.7], dark: [0.164, 0.4] },
  tile: { light: [0.944, 1], dark: [0.278, 1] },
  line: { light: [0.908, 1], dark: [0.323, 1] },
  control: { light: [0.605, 1.5], dark: [0.585, 1.5] },
  text: { light: [0.219, 0.8], dark: [0.953, 0.7] },
  'text-muted': { light: [0.455, 1.2], dark: [0.78, 1.2] },
  'text-subtle': { light: [0.515, 1.2], dark: [0.68, 1.2] },
  ink: { light: [0.219, 0.8], dark: [0.953, 0.7] },
  'ink-hover': { light: [0.335, 1], dark: [0.868, 1] },
  'on-ink': { light: [0.985, 0.3], dark: [0.192, 0.6] },
  price: { light: [0.219, 0.8], dark: [0.953, 0.7] },
} as const satisfies Record<string, Record<'light' | 'dark', readonly [lightness: number, tint: number]>>;

/** The neutrals of our high contrast themes, which every brand uses. */
export const contrastNeutrals = {
  contrastLight: {
    bg: '#ffffff',
    surface: '#ffffff',
    sunken: '#f2f2f2',
    tile: '#f2f2f2',
    line: '#6b6b6b',
    control: '#000000',
    text: '#000000',
    'text-muted': '#1f1f1f',
    'text-subtle': '#333333',
    ink: '#000000',
    'ink-hover': '#333333',
    'on-ink': '#ffffff',
    price: '#000000',
  },
  contrastDark: {
    bg: '#000000',
    surface: '#0d0d0d',
    sunken: '#1a1a1a',
    tile: '#1a1a1a',
    line: '#999999',
    control: '#ffffff',
    text: '#ffffff',
    'text-muted': '#e6e6e6',
    'text-subtle': '#d1d1d1',
    ink: '#ffffff',
    'ink-hover': '#d9d9d9',
    'on-ink': '#000000',
    price: '#ffffff',
  },
} as const satisfies Record<string, Record<keyof typeof neutralSteps, string>>;

type Neutrals = Record<keyof typeof neutralSteps, string>;

const isDark = (scheme: BrandScheme) => scheme === 'dark' || scheme === 'contrastDark';
const fail = (problem: string): never => {
  throw new Error(`marketfront/ui: createBrandTheme: ${problem}`);
};
const ratio = (value: number) => `${(Math.floor(value * 10) / 10).toFixed(1)}:1`;
/** The smaller angle between two hues, in degrees. */
const hueDistance = (a: number, b: number) => Math.abs(((a - b + 540) % 360) - 180);

function neutralsOf(scheme: BrandScheme, hue: number, tint: number): Neutrals {
  if (scheme === 'contrastLight' || scheme === 'contrastDark') return contrastNeutrals[scheme];
  return Object.fromEntries(
    Object.entries(neutralSteps).map(
      ([
        name,
        {
          [scheme]: [l, share],
        },
      ]) => [name, toHex({ l, c: tint * share, h: hue })],
    ),
  ) as Neutrals;
}

interface Tone {
  hue: number;
  chroma: number;
  from: number;
  /** The backgrounds against which the contrast is required. */
  on: readonly string[];
  least: number;
  darker: boolean;
  /** A colour to try first. */
  first?: string;
}
/** The first lightness from `from` on that has enough contrast on all backgrounds, at the latest black or white. */
function legible({ hue, chroma, from, on, least, darker, first }: Tone): string {
  const reads = (hex: string) => on.every((ground) => contrast(hex, ground) >= least * margin);
  if (first !== undefined && reads(first)) return first;
  const step = darker ? -0.004 : 0.004;
  for (let l = from; l >= 0 && l <= 1; l += step) {
    const hex = toHex({ l, c: chroma, h: hue });
    if (reads(hex)) return hex;
  }
  return darker ? '#000000' : '#ffffff';
}

/** White if it is legible, otherwise a very dark shade of the fill's hue. */
function textOn(fill: string, least: number, hue: number, chroma: number): string {
  const dark = toHex({ l: 0.2, c: Math.min(chroma, 0.04), h: hue });
  return ['#ffffff', dark].find((words) => contrast(words, fill) >= least * margin) ?? '#000000';
}

/** One step darker, or lighter in dark themes; the other direction if the text would become illegible. */
function hoverOf(fill: string, against: string | readonly string[], least: number, dark: boolean): string {
  const { l, c, h } = oklchOfHex(fill);
  const down = [-0.06, -0.045, -0.03];
  const up = [0.06, 0.12, 0.2, 0.045, 0.03];
  const steps = (dark ? [...up, ...down] : [...down, ...up])
    .filter((by) => l + by >= 0 && l + by <= 1)
    .map((by) => toHex({ l: l + by, c, h }));
  const isChange = (hex: string) => contrast(hex, fill) > 1.08;
  return (
    steps.find((hex) => isChange(hex) && [against].flat().every((other) => contrast(hex, other) >= least)) ??
    fill
  );
}

function schemeOf(scheme: BrandScheme, accentHex: string, tint: number): BrandColors {
  const { l, c, h } = oklchOfHex(accentHex);
  const dark = isDark(scheme);
  const least = minimum[scheme];
  const neutrals = neutralsOf(scheme, h, tint);
  const { bg, surface, sunken, tile } = neutrals;
  const grounds = [bg, surface, sunken, tile];
  // A grey accent has no hue for a tint.
  const soft = toHex({ l: dark ? 0.285 : 0.945, c: Math.min(c, dark ? 0.045 : 0.035), h });
  const words = {
    hue: h,
    chroma: dark ? Math.min(c, 0.15) : c,
    on: [...grounds, soft],
    least,
    darker: !dark,
  };
  const text = legible({ ...words, from: dark ? Math.max(l, 0.74) : Math.min(l, least > 5 ? 0.42 : 0.6) });
  const isLegible = words.on.every((ground) => contrast(accentHex, ground) >= least * margin);
  const accentText = scheme === 'light' && isLegible ? accentHex : text;
  // A yellow brand keeps its yellow button with dark text on it; only yellow text is darkened.
  const fill =
    scheme === 'light'
      ? legible({
          hue: h,
          chroma: c,
          from: l,
          on: [bg, surface],
          least: seen,
          darker: true,
          first: accentHex,
        })
      : accentText;
  const onAccent = textOn(fill, least, h, c);
  // The focus ring must differ from the accent that it may surround.
  const ringHue = hueDistance(h, 262) < 50 && c > 0.03 ? 50 : 262;
  const ring = legible({
    hue: ringHue,
    chroma: 0.19,
    from: dark ? 0.78 : 0.55,
    on: grounds,
    least: least > 5 ? 4.5 : 3.2,
    darker: !dark,
  });
  // Information is blue by convention; a blue brand's own blue does not conflict with it.
  const infoHue = c > 0.04 && h > 215 && h < 285 ? h : 255;
  const infoSoft = toHex({ l: dark ? 0.268 : 0.946, c: dark ? 0.033 : 0.018, h: infoHue });
  const info = legible({
    hue: infoHue,
    chroma: 0.1,
    from: dark ? 0.78 : 0.46,
    on: [...grounds, infoSoft],
    least,
    darker: !dark,
  });
  const colors = {
    ...neutrals,
    accent: fill,
    'accent-hover': hoverOf(fill, onAccent, least, dark),
    'accent-text': accentText,
    'accent-text-hover': hoverOf(accentText, [...grounds], least, dark),
    'on-accent': onAccent,
    'accent-soft': soft,
    focus: ring,
    info,
    'info-soft': infoSoft,
    scrim: dark ? '#00000094' : `${neutrals.text}80`,
  };
  return Object.fromEntries(Object.entries(colors).map(([name, value]) => [`--mf-color-${name}`, value]));
}

/**
 * Creates a palette from one colour: light, dark and high contrast, with all our colour pairs at WCAG AA (AAA in high
 * contrast). Pure and without the DOM, for a server that stores a merchant's colour in its database.
 */
export function createBrandTheme({ accent, neutrals = 'tinted', exact = false }: BrandOptions): BrandTheme {
  const parsed = parseColor(accent);
  if (parsed === undefined) {
    return fail(
      `the accent "${accent}" is not a colour in a supported format. Write it as "#0e5e4a", "rgb(14 94 74)" or "oklch(43% 0.08 171)".`,
    );
  }
  if (parsed.alpha < 1) {
    return fail(
      `the accent "${accent}" is transparent, so its contrast depends on the background. Use it without alpha, for example "${parsed.hex}".`,
    );
  }
  const { c } = oklchOfHex(parsed.hex);
  const tint = neutrals === 'plain' ? 0 : Math.min(0.014, c / 6);
  const [light, dark, contrastLight, contrastDark] = brandSchemes.map((scheme) =>
    schemeOf(scheme, parsed.hex, tint),
  ) as [BrandColors, BrandColors, BrandColors, BrandColors];
  const nearest = light['--mf-color-accent'];
  if (exact && nearest !== undefined && nearest !== parsed.hex) {
    const onPage = contrast(parsed.hex, light['--mf-color-bg'] ?? '#ffffff');
    fail(
      `the accent "${accent}" reaches ${ratio(onPage)} on the page, so a button in this colour would not be visible and it cannot be used exactly. Without "exact" the light theme uses "${nearest}", the nearest visible colour.`,
    );
  }
  return { light, dark, contrastLight, contrastDark };
}
