/** The reader's own few colours (Windows contrast themes): fills and shadows are gone, edges all look alike. */
export const forcedColors = '(forced-colors: active)';

/** A drawn mark that would vanish with its fill. */
export const forcedMark = { forcedColorAdjust: 'none', background: 'CanvasText' } as const;

/** What is chosen and showed it by its fill. */
export const forcedSelection = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;
