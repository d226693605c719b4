import type { ColorName } from './resolve.ts';

type Pairs = Partial<Record<ColorName, readonly ColorName[]>>;

/** What a page is made of: nearly every word and mark may stand on any of these. */
export const grounds = ['bg', 'surface', 'sunken'] as const satisfies readonly ColorName[];
const tiles = ['tile', 'tileSand', 'tileSage', 'tileSky', 'tileBlush', 'tileLilac', 'tileButter'] as const;
const softs = ['accentSoft', 'successSoft', 'warningSoft', 'criticalSoft', 'infoSoft'] as const;

/** Words → what they are read on: 4.5:1 (WCAG 1.4.3), 7:1 in the high contrast themes. */
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

/** Edges, icons, fills and rings that carry meaning → what lies next to them: 3:1 (WCAG 1.4.11). */
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
 * Words of a control that is off. WCAG asks nothing of them; we ask 3:1, because a shopper wants to know what it is
 * that she cannot press.
 */
export const offPairs = { textSubtle: ['sunken', 'surface'], textMuted: ['sunken'] } as const satisfies Pairs;

/** Tints and hairlines that only divide, soften or fill what has an edge or a word of its own. */
export const decoration = ['line', 'accentSoft', 'scrim', 'tile'] as const satisfies readonly ColorName[];

/** Pairs that a reader of the rules would see, but nobody ever does. */
export const neverSeen: Readonly<Record<string, string>> = {
  'primitives/switch/switch.css.ts ink on control': 'The tick is transparent until the switch is on.',
  'primitives/switch/switch.css.ts ink on line': 'The tick is transparent until the switch is on.',
};
