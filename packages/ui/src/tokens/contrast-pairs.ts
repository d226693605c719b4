import type { ColorName } from './resolve.ts';

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

/** The backgrounds of a page: text and marks may be on any of these. */
export const grounds = ['bg', 'surface', 'sunken'] as const satisfies readonly ColorName[];
const tiles = ['tile', 'tileSand', 'tileSage', 'tileSky', 'tileBlush', 'tileLilac', 'tileButter'] as const;
const softs = ['accentSoft', 'successSoft', 'warningSoft', 'criticalSoft', 'infoSoft'] as const;

/** Text colour → its backgrounds: 4.5:1 (WCAG 1.4.3), 7:1 in the high contrast themes. */
export const textPairs = {
  text: [...grounds, ...tiles, ...softs],
  textMuted: [...grounds, ...tiles, ...softs],
  textSubtle: grounds,
  accentText: [...grounds, 'tile', 'accentSoft'],
  accentTextHover: grounds,
  price: grounds,
  sale: [...grounds, 'criticalSoft'],
  success: [...grounds, 'successSoft'],
  warning: [...grounds, 'warningSoft'],
  critical: [...grounds, 'criticalSoft'],
  info: [...grounds, 'infoSoft'],
  onInk: ['ink', 'inkHover'],
  onAccent: ['accent', 'accentHover'],
  onSale: ['sale'],
  bg: ['success', 'warning', 'critical', 'info'],
} as const satisfies Pairs;

/** Borders, icons, fills and rings that carry meaning → adjacent colours: 3:1 (WCAG 1.4.11). */
export const markPairs = {
  control: [...grounds, 'tile'],
  star: [...grounds, 'tile'],
  focus: [...grounds, 'tile'],
  ink: [...grounds, 'tile', 'onInk'],
  onInk: ['ink'],
  accentText: [...grounds, 'accentSoft'],
  success: grounds,
  warning: grounds,
  critical: grounds,
  textSubtle: grounds,
} as const satisfies Pairs;

/**
 * The text of disabled controls. WCAG has no requirement; we require 3:1, because users want to know which controls are
 * disabled.
 */
export const disabledPairs = {
  textSubtle: ['sunken', 'surface'],
  textMuted: ['sunken'],
} as const satisfies Pairs;

/** Tints and lines that only separate or decorate, or fill an element with its own border or text. */
export const decoration = ['line', 'accentSoft', 'scrim', 'tile'] as const satisfies readonly ColorName[];

/** Pairs that occur in the rules, but never on a page. */
export const unusedPairs: Readonly<Record<string, string>> = {
  'primitives/switch/switch.css.ts ink on control': 'The tick is transparent until the switch is on.',
  'primitives/switch/switch.css.ts ink on line': 'The tick is transparent until the switch is on.',
};
