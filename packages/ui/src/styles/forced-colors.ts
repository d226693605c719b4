/** Forced colors mode (Windows contrast themes) removes fills and shadows and gives all borders the same colour. */
export const forcedColors = '(forced-colors: active)';

/** A mark whose fill would be removed. */
export const forcedMark = { forcedColorAdjust: 'none', background: 'CanvasText' } as const;

/** A selection that is otherwise shown by its fill. */
export const forcedSelection = {
  forcedColorAdjust: 'none',
  background: 'Highlight',
  borderColor: 'Highlight',
  color: 'HighlightText',
} as const;
